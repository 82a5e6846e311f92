import { DAY_MS } from '../../../domain/days.js';
/** Built-in number format ids that show a date. */
const DATE_FORMATS = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

/** True when the format shows a calendar date, and not only a time or a number. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMATS.has(id);
  const bare = code
    .replace(/"[^"]*"/g, '')
    .replace(/\\./g, '')
    .replace(/[_*]./g, '')
    .replace(/\[[^\]]*\]/g, '')
    .split(';')[0]!;
  return /[yd]/i.test(bare) && !/^general$/i.test(bare.trim());
}

const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** The day that 1900's calendar lacks and spreadsheets count all the same. */
const LEAP_DAY_THAT_NEVER_WAS = 60;
const LAST_SERIAL = 2_958_466;

/** The calendar date behind a serial number, `YYYY-MM-DD`, or null when there is none. The time of day is dropped. */
export function dateOfSerial(serial: number, since1904: boolean): string | null {
  const day = Math.floor(serial);
  if (!Number.isFinite(serial) || day >= LAST_SERIAL) return null;
  if (since1904) return day < 0 ? null : iso(EPOCH_1904 + day * DAY_MS);
  if (day < 1 || day === LEAP_DAY_THAT_NEVER_WAS) return null;
  return iso(EPOCH_1900 + (day < LEAP_DAY_THAT_NEVER_WAS ? day + 1 : day) * DAY_MS);
}

const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?.*)?$/;
/** The first day that all spreadsheets number the same: 1 March 1900. */
const FIRST_SURE = 61;

/** The serial number of `YYYY-MM-DD`, with or without a time of day, as its clock shows it; null of anything else. */
export function serialOfDate(text: string): number | null {
  const [, date, hours = 0, minutes = 0, seconds = 0] = WRITTEN.exec(text) ?? [];
  const midnight = date ? Date.parse(`${date}T00:00:00Z`) : NaN;
  const time = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  const serial = (midnight - EPOCH_1900) / DAY_MS + time / 86_400;
  return serial >= FIRST_SURE && serial < LAST_SERIAL ? serial : null;
}

function iso(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
