import type { Preferences } from '../../lib/session/preferences';
import { changeOf, changesBetween, preferencesOf } from './settings-follower';
import type { ProfileSettings } from './use-update-profile';

const settings: ProfileSettings = {
  ...{ theme: 'SYSTEM', pageSize: 50, shortcuts: true, mutedNotifications: [], notificationDigest: 'NONE' },
  ...{ reducedMotion: false, startPage: null, tourSeen: false },
};
const here: Preferences = {
  ...{ theme: 'auto', density: 'compact', rowsPerPage: 50, shortcuts: true },
  ...{ reducedMotion: false, startPage: null, tourSeen: false },
};

describe('settings that follow the person', () => {
  it('become this browser’s preferences', () => {
    const chosen = {
      pageSize: 100,
      shortcuts: false,
      reducedMotion: true,
      startPage: '/apl',
      tourSeen: true,
    };
    expect(preferencesOf({ ...settings, ...chosen, theme: 'DARK' })).toEqual({
      theme: 'dark',
      rowsPerPage: 100,
      shortcuts: false,
      reducedMotion: true,
      startPage: '/apl',
      tourSeen: true,
    });
  });

  it('are not written back when unchanged; row density belongs to the browser', () => {
    expect(changeOf(settings, here)).toEqual({});
  });

  it('that were changed while the account’s were loading are told apart from the rest', () => {
    expect(changesBetween(here, { ...here, reducedMotion: true, theme: 'dark' })).toEqual({
      reducedMotion: true,
      theme: 'dark',
    });
    expect(changesBetween(here, here)).toEqual({});
  });

  it('are saved one by one', () => {
    expect(changeOf(settings, { ...here, theme: 'light' })).toEqual({ theme: 'LIGHT' });
    expect(changeOf(settings, { ...here, reducedMotion: true })).toEqual({ reducedMotion: true });
    expect(changeOf({ ...settings, startPage: '/apl' }, here)).toEqual({ startPage: null });
    expect(changeOf(settings, { ...here, rowsPerPage: 25, shortcuts: false })).toEqual({
      pageSize: 25,
      shortcuts: false,
    });
  });
});
