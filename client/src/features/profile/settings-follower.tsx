import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { Theme } from '../../../../domain/generated';
import { MyProfileDocument } from './profile.generated';
import type { ProfileSettingsInput } from '../../graphql/types.generated';
import {
  getPreferences,
  onPreferences,
  setPreferences,
  type Preferences,
} from '../../lib/session/preferences';
import { useSaveSettings, type ProfileSettings } from './use-update-profile';

const themes: Record<Theme, Preferences['theme']> = { SYSTEM: 'auto', LIGHT: 'light', DARK: 'dark' };

/** The account's settings as this browser keeps them. */
export function preferencesOf({
  theme,
  pageSize,
  shortcuts,
  reducedMotion,
  startPage,
  tourSeen,
}: ProfileSettings): Omit<Preferences, 'density'> {
  return {
    theme: themes[theme],
    shortcuts,
    reducedMotion,
    startPage,
    tourSeen,
    rowsPerPage: pageSize === 25 || pageSize === 100 ? pageSize : 50,
  };
}

/** What this browser's preferences change of the account's settings; empty when they are the same. */
export function changeOf(settings: ProfileSettings, now: Preferences): ProfileSettingsInput {
  const stored = preferencesOf(settings);
  const theme = (Object.keys(themes) as Theme[]).find((one) => themes[one] === now.theme);
  return {
    ...(theme && now.theme !== stored.theme ? { theme } : {}),
    ...(now.rowsPerPage === stored.rowsPerPage ? {} : { pageSize: now.rowsPerPage }),
    ...(now.shortcuts === stored.shortcuts ? {} : { shortcuts: now.shortcuts }),
    ...(now.reducedMotion === stored.reducedMotion ? {} : { reducedMotion: now.reducedMotion }),
    ...(now.startPage === stored.startPage ? {} : { startPage: now.startPage }),
    ...(now.tourSeen === stored.tourSeen ? {} : { tourSeen: now.tourSeen }),
  };
}

/** The settings changed in this browser since. */
export function changesBetween(before: Preferences, now: Preferences): Partial<Preferences> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before[name as keyof Preferences]),
  );
}

/**
 * Synchronises the 'Visning' settings with the account: they apply once loaded, and changes on any page are saved to
 * the account.
 */
export default function SettingsFollower() {
  const client = useApolloClient();
  const save = useSaveSettings();
  useEffect(() => {
    let known: ProfileSettings | null = null;
    let left = false;
    const before = getPreferences();
    const keep = () => {
      if (!known) return;
      const now = getPreferences();
      const change = changeOf(known, now);
      if (Object.keys(change).length === 0) return;
      known = {
        ...known,
        ...(change.theme ? { theme: change.theme } : {}),
        pageSize: now.rowsPerPage,
        shortcuts: now.shortcuts,
        reducedMotion: now.reducedMotion,
        startPage: now.startPage,
        tourSeen: now.tourSeen,
      };
      void save(change);
    };
    const follow = async () => {
      try {
        const { data } = await client.query({ query: MyProfileDocument, fetchPolicy: 'network-only' });
        if (!data || left) return;
        known = data.myProfile.settings;
        const changedMeanwhile = changesBetween(before, getPreferences());
        setPreferences({ ...preferencesOf(known), ...changedMeanwhile });
        // Changed while the settings were on their way: not theirs to take back, and to be kept with the account.
        keep();
      } catch (error) {
        console.error('The settings of the account could not be read; this browser’s hold.', error);
      }
    };
    const stop = onPreferences(keep);
    void follow();
    return () => {
      left = true;
      stop();
    };
  }, [client, save]);
  return null;
}
