import { swedishDay } from '../../../../domain/dates.js';
import { isCalendarDate } from '../../../platform/graphql/calendar-date.js';
import { dateOfSerial } from '../../../platform/workbook/spreadsheet-date.js';

/** A parsed date; `isSure` is false if it is ambiguous. */
export interface WrittenDate {
  date: string;
  isSure: boolean;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
/** Serial dates from 1900, for plausible years: 1990 to 2064. */
const ENGLISH_MONTHS = new Map([
  ['may', 5],
  ['oct', 10],
]);
const WEEKDAY = /^(?:mån|tis|ons|tors|fre|lör|sön)\p{L}*\.?,?\s+(?:den\s+)?/iu;
const TIME = /[T\s]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\.\d+)?Z?$/;
/** Serial dates from 1900, for plausible years: 1990 to 2064. */
const FIRST_SERIAL = 32_874;
const LAST_SERIAL = 60_267;

/** Parses a date in common formats; null if it is no date. `isAmerican`: 6/11/2027 is in June. */
export function readWrittenDate(given: string, isAmerican = false): WrittenDate | null {
  // The most common format of programs.
  if (isCalendarDate(given)) return { date: given, isSure: true };
  const moment = byMoment(given.trim());
  if (moment) return moment;
  const text = given
    .trim()
    .replace(TIME, '')
    .replace(WEEKDAY, '')
    .replace(/^den\s+/i, '');
  return byYearFirst(text) ?? byMonthName(text) ?? byDayFirst(text, isAmerican) ?? byDigits(text);
}

const MOMENT =
  /^(\d{4})-?(\d{2})-?(\d{2})[T\s]+(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|UTC|GMT|(?:UTC|GMT)?\s*[+-]\d{1,2}(?::?\d{2})?)$/i;
/** Format of JavaScript's `Date.toString`: Thu Dec 31 2026 23:00:00 GMT+0000 (…). */
const PRINTED =
  /^\p{L}{3},? (?:\p{L}{3} \d{1,2}|\d{1,2} \p{L}{3}) \d{4} \d{2}:\d{2}:\d{2} GMT(?:[+-]\d{4})?(?: \(.*\))?$/u;

/** Converts a timestamp with UTC offset to the Swedish date; unsure if the text has another date. */
function byMoment(text: string): WrittenDate | null {
  if (PRINTED.test(text)) return dayOfMoment(Date.parse(text.replace(/ \(.*$/, '')), null);
  const [, year, month, day, hour, minute, second = '00', zone] = MOMENT.exec(text) ?? [];
  if (!zone || !isCalendarDate(`${year}-${month}-${day}`)) return null;
  const [, sign, hours, minutes = '00'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  const offset = sign ? `${sign}${hours!.padStart(2, '0')}:${minutes}` : 'Z';
  return dayOfMoment(
    Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`),
    `${year}-${month}-${day}`,
  );
}

function dayOfMoment(moment: number, written: string | null): WrittenDate | null {
  if (Number.isNaN(moment)) return null;
  const date = swedishDay(new Date(moment));
  return { date, isSure: date === written };
}

/** 2026-12-07, 2026/12/7, 2026.12.07. */
function byYearFirst(text: string): WrittenDate | null {
  const [, year, month, day] = /^(\d{4})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{1,2})$/.exec(text) ?? [];
  return dateOf(year, month, day, true);
}

/** 12 feb 2027, 12:e februari -27, feb 12, 2027. */
function byMonthName(text: string): WrittenDate | null {
  const [, day, name, year] =
    /^(\d{1,2})(?::?[ae])?[\s.-]*(\p{L}{3,9})\.?[\s,.'-]*(\d{4}|\d{2})$/iu.exec(text) ?? [];
  if (day) return dateOf(year, monthOf(name), day, true);
  const [, first, second, third] = /^(\p{L}{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/iu.exec(text) ?? [];
  return dateOf(third, monthOf(first), second, true);
}

/**
 * 7/12 2026, 7/12-26, 7.12.2026: day first, as in Sweden. With slashes throughout it may be American, and
 * only a number above twelve decides.
 */
function byDayFirst(text: string, isAmerican: boolean): WrittenDate | null {
  const [, first, between, second, beforeYear, year] =
    /^(\d{1,2})\s*([/.-])\s*(\d{1,2})\s*([/.\s'-]+)\s*(\d{4}|\d{2})$/.exec(text) ?? [];
  if (!first || !second || !beforeYear) return null;
  const mayBeAmerican = between === '/' && beforeYear.trim() === '/';
  if (!mayBeAmerican) return dateOf(year, second, first, true);
  if (Number(second) > 12) return dateOf(year, first, second, true);
  const isSure = Number(first) > 12 || first === second;
  return isAmerican && !isSure ? dateOf(year, first, second, false) : dateOf(year, second, first, isSure);
}

/** True if some dates are valid only month first, and none only day first: all are then American. */
export function areAmerican(texts: Iterable<string>): boolean {
  let isAmerican = false;
  for (const text of texts) {
    const [, first, second] = /^(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})$/.exec(text.trim()) ?? [];
    if (Number(first) > 12) return false;
    if (Number(second) > 12) isAmerican = true;
  }
  return isAmerican;
}

/** 20261207, 261207, and the day's number where a sheet lost its format. */
function byDigits(text: string): WrittenDate | null {
  if (/^\d{8}$/.test(text)) return dateOf(text.slice(0, 4), text.slice(4, 6), text.slice(6), true);
  if (/^\d{6}$/.test(text)) return dateOf(text.slice(0, 2), text.slice(2, 4), text.slice(4), false);
  if (!/^\d{5}(?:\.\d+)?$/.test(text)) return null;
  const serial = Math.floor(Number(text));
  const date = serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? dateOfSerial(serial, false) : null;
  return date === null ? null : { date, isSure: false };
}

function monthOf(name: string | undefined): string | undefined {
  const start = name?.slice(0, 3).toLowerCase() ?? '';
  const month = ENGLISH_MONTHS.get(start) ?? MONTHS.indexOf(start) + 1;
  return month > 0 ? String(month) : undefined;
}

function dateOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  isSure: boolean,
): WrittenDate | null {
  if (!year || !month || !day) return null;
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? { date, isSure } : null;
}
