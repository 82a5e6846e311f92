/** Calendar days as `YYYY-MM-DD`, calculated without any time zone. */

export const DAY_MS = 86_400_000;

const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

const FORM = /^\d{4}-\d{2}-\d{2}$/;

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a day that exists. No clock is asked and nothing written out: a file asks it thirty thousand times. */
export function isDay(text: string): boolean {
  if (!FORM.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day > 0 && day <= (month === 2 && isLeap ? 29 : (MONTHS[month - 1] ?? 0));
}

/** Adds a number of days, which may be negative. */
export function addDays(day: string, days: number): string {
  return dayOf(momentOf(day).getTime() + days * DAY_MS);
}

/** How many days `to` lies after `from`: 1 for the day after, 0 for the same, negative before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((momentOf(to).getTime() - momentOf(from).getTime()) / DAY_MS);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return momentOf(day).getUTCDay() || 7;
}

export function isWeekend(day: string): boolean {
  return weekdayOf(day) > 5;
}

/** The day itself on Monday to Friday, otherwise the Monday after it. */
export function weekdayFrom(day: string): string {
  return isWeekend(day) ? addDays(mondayOf(day), 7) : day;
}

/** The Monday of that day's week. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** ISO 8601, as Swedes count: the week that holds the year's first Thursday is week 1. */
export function weekNumber(day: string): number {
  const thursday = addDays(mondayOf(day), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}

/** The first day of the month `months` after that of `day`. */
export function firstOfMonth(day: string, months = 0): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return dayOf(Date.UTC(year, month - 1 + months, 1));
}

/** The last day of that day's month. */
export function lastOfMonth(day: string): string {
  return addDays(firstOfMonth(day, 1), -1);
}

/** Adds a number of months to `YYYY-MM`. */
export function shiftMonth(month: string, months: number): string {
  return firstOfMonth(`${month}-01`, months).slice(0, 7);
}

/** How many months `to`'s month lies after `from`'s. */
export function monthsBetween(from: string, to: string): number {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from);
}

/** '2026-11-30 – 2026-12-18'; a period of one day is that day: '2026-11-30'. */
export const periodText = (startDate: string, endDate: string): string =>
  startDate === endDate ? startDate : `${startDate} – ${endDate}`;
