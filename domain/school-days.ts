import { addDays, daysBetween, isWeekend, mondayOf, weekdayOf, weekNumber } from './days.js';

/** Days on which no Swedish school has lessons: weekends, public holidays, and the eves that are free like them. */

const FIXED = new Set(['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31']);
/** Good Friday, Easter Monday and Ascension Day, in days after Easter Sunday. */
const AFTER_EASTER = new Set([-2, 1, 39]);
const FRIDAY = 5;

/** Easter Sunday of a year, by the anonymous Gregorian algorithm. */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-0${Math.floor(n / 31)}-${String((n % 31) + 1).padStart(2, '0')}`;
}

/** Whether the school can have lessons on the day. */
export function isSchoolDay(day: string): boolean {
  if (isWeekend(day) || FIXED.has(day.slice(5))) return false;
  // Midsummer Eve is the Friday between the 19th and the 25th of June.
  if (day.slice(5) >= '06-19' && day.slice(5) <= '06-25' && weekdayOf(day) === FRIDAY) return false;
  return !AFTER_EASTER.has(daysBetween(easterOf(Number(day.slice(0, 4))), day));
}

/** The day itself, or the next one with lessons. */
export function schoolDayFrom(day: string): string {
  let next = day;
  while (!isSchoolDay(next)) next = addDays(next, 1);
  return next;
}

/** The day itself, or the last one before it with lessons. */
export function schoolDayUntil(day: string): string {
  let last = day;
  while (!isSchoolDay(last)) last = addDays(last, -1);
  return last;
}

/** A term: VT2027 is January to June, HT2027 is July to December. */
export type Term = `${'VT' | 'HT'}${number}`;

export const isTerm = (text: string): text is Term => /^[VH]T20\d{2}$/.test(text);

/** The term of a day. */
export function termOf(day: string): Term {
  return `${day.slice(5) < '07' ? 'VT' : 'HT'}${Number(day.slice(0, 4))}`;
}

const yearOf = (term: Term): number => Number(term.slice(2));
const isSpring = (term: Term): boolean => term.startsWith('VT');

export function termAfter(term: Term): Term {
  return isSpring(term) ? `HT${yearOf(term)}` : `VT${yearOf(term) + 1}`;
}

export function termBefore(term: Term): Term {
  return isSpring(term) ? `HT${yearOf(term) - 1}` : `VT${yearOf(term)}`;
}

/** First and last day of a term. */
export function termDays(term: Term): { startDate: string; endDate: string } {
  const year = yearOf(term);
  return isSpring(term)
    ? { startDate: `${year}-01-01`, endDate: `${year}-06-30` }
    : { startDate: `${year}-07-01`, endDate: `${year}-12-31` };
}

/** 'Våren 2027' */
export const termLabel = (term: Term): string => `${isSpring(term) ? 'Våren' : 'Hösten'} ${yearOf(term)}`;

/** The Monday of the first week with lessons: week 2 in spring, week 34 in autumn. */
function firstMonday(term: Term): string {
  const inJanuary = mondayOf(`${yearOf(term)}-01-04`);
  return addDays(inJanuary, 7 * ((isSpring(term) ? 2 : 34) - weekNumber(inJanuary)));
}

/** Number of weeks from the first one with lessons in which an instance may start within the term. */
const LAST_START = { VT: 23, HT: 17 };

/** How dates of another term are moved, in the words of the screen. */
export const TERM_RULE =
  'Varje tillfälle får samma vecka i terminen, räknat från vecka 2 på våren och vecka 34 på hösten, och samma längd. ' +
  'Start och slut som hamnar på en helg, en helgdag eller en afton flyttas till närmaste skoldag.';

/**
 * The dates of an instance copied to a term: the same week of the term, weekday and length. It starts and ends on a
 * school day. Copied to the same season, summer weeks before the first one remain.
 */
export function datesInTerm(
  { startDate, endDate }: { startDate: string; endDate: string },
  term: Term,
): { startDate: string; endDate: string } {
  const own = termOf(startDate);
  const weeks = Math.floor(daysBetween(firstMonday(own), startDate) / 7);
  const season = isSpring(term) ? 'VT' : 'HT';
  const isSame = own.startsWith(season);
  const placed = isSame ? weeks : Math.min(Math.max(weeks, 0), LAST_START[season]);
  const start = addDays(firstMonday(term), 7 * placed + weekdayOf(startDate) - 1);
  const from = schoolDayFrom(start);
  const until = schoolDayUntil(addDays(start, daysBetween(startDate, endDate)));
  return { startDate: from, endDate: until > from ? until : schoolDayFrom(addDays(from, 1)) };
}
