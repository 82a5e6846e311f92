import { changeSettings, settingsOf } from './profile-settings.input.js';

describe('profile settings', () => {
  it('are the defaults until something is chosen', () => {
    expect(settingsOf({})).toEqual({
      theme: 'SYSTEM',
      reducedMotion: false,
      pageSize: 50,
      startPage: null,
      shortcuts: true,
      mutedNotifications: [],
      notificationDigest: 'NONE',
      tourSeen: false,
    });
  });

  it('keep what an input omits', () => {
    const first = changeSettings({}, { theme: 'DARK', mutedNotifications: ['COMMENT', 'COMMENT'] });
    const second = changeSettings(first, { pageSize: 100, theme: null });
    expect(second).toEqual({ theme: 'DARK', mutedNotifications: ['COMMENT'], pageSize: 100 });
  });

  it.each(['https://annan.se', '//annan.se', 'apl', '/a b', 'javascript:alert(1)', '/\\annan.se'])(
    'do not accept the start page %s',
    (startPage) => expect(() => changeSettings({}, { startPage })).toThrow('Startsidan'),
  );

  it('accept a page of this product, and null for the start page', () => {
    expect(changeSettings({}, { startPage: '/apl' })).toEqual({ startPage: '/apl' });
    expect(changeSettings({ startPage: '/apl' }, { startPage: null })).toEqual({ startPage: null });
  });

  it('accept 25, 50 or 100 rows', () => {
    expect(() => changeSettings({}, { pageSize: 51 })).toThrow('25, 50 eller 100');
  });
});
