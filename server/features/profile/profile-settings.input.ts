import { badField } from '../../platform/errors/app-error.js';
import type { ProfileSettings, ProfileSettingsInput } from '../../platform/graphql/generated.js';
import { optionalLine } from '../../platform/validation/text.js';

const PAGE_SIZES = [25, 50, 100];
const LONGEST_PATH = 200;

/** Default settings. */
const DEFAULTS: ProfileSettings = {
  theme: 'SYSTEM',
  reducedMotion: false,
  pageSize: 50,
  startPage: null,
  shortcuts: true,
  mutedNotifications: [],
  notificationDigest: 'NONE',
  tourSeen: false,
};

/** The column `app_user.settings`: chosen values, under the contract's names. */
export type StoredSettings = Partial<ProfileSettings>;

export function settingsOf(stored: StoredSettings): ProfileSettings {
  return { ...DEFAULTS, ...stored };
}

/** Merges the input into the stored settings; omitted fields stay. Throws BAD_USER_INPUT on `settings.…`. */
export function changeSettings(stored: StoredSettings, input: ProfileSettingsInput): StoredSettings {
  return {
    ...stored,
    ...chosen('theme', input.theme),
    ...chosen('reducedMotion', input.reducedMotion),
    ...chosen('pageSize', readPageSize(input.pageSize)),
    ...(input.startPage === undefined ? {} : { startPage: readPath(input.startPage) }),
    ...chosen('shortcuts', input.shortcuts),
    ...chosen('tourSeen', input.tourSeen),
    ...chosen('notificationDigest', input.notificationDigest),
    ...chosen('mutedNotifications', input.mutedNotifications && [...new Set(input.mutedNotifications)]),
  };
}

/** Treats null as omitted: the setting is unchanged. */
function chosen<K extends keyof ProfileSettings>(
  name: K,
  value: ProfileSettings[K] | null | undefined,
): Partial<ProfileSettings> {
  return value === null || value === undefined ? {} : { [name]: value };
}

function readPageSize(size: number | null | undefined): number | null {
  if (size === null || size === undefined) return null;
  if (!PAGE_SIZES.includes(size))
    throw badField('settings.pageSize', 'RANGE', 'Välj 25, 50 eller 100 rader.');
  return size;
}

/** A path within the product, never an external URL. */
function readPath(text: string | null): string | null {
  const path = optionalLine(text, 'settings.startPage', LONGEST_PATH);
  if (path === null || /^\/(?!\/)[\w/-]*$/.test(path)) return path;
  throw badField('settings.startPage', 'FORMAT', 'Startsidan ska vara en sida här, till exempel /apl.');
}
