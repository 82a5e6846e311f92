import { addDays, mondayOf, weekdayOf, weekNumber } from '../days.js';

const FORM = /^(\d{4})-W(\d{2})$/;

/** A week by its ISO 8601 name: '2026-W49'. */
export function weekCode(day: string): string {
  const thursday = addDays(mondayOf(day), 3);
  return `${thursday.slice(0, 4)}-W${String(weekNumber(day)).padStart(2, '0')}`;
}

/** The Monday of a named week; null for a name that no week has. */
export function mondayOfWeek(code: string): string | null {
  const [, year, week] = FORM.exec(code) ?? [];
  if (!year || !week) return null;
  // 4 January is always in week 1.
  const monday = addDays(mondayOf(`${year}-01-04`), (Number(week) - 1) * 7);
  return weekCode(monday) === code ? monday : null;
}

/** The Mondays of the weeks from the first to the last day. */
export function mondaysBetween(startDate: string, endDate: string): string[] {
  const mondays = [];
  for (let monday = mondayOf(startDate); monday <= endDate; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

/** First and last day of a placement, and its days of the week. */
export interface WorkingPeriod {
  startDate: string;
  endDate: string;
  /** 1 is Monday. */
  weekdays: readonly number[];
}

/** True for a day of the period on one of its weekdays. */
export const isWorkingDay = ({ startDate, endDate, weekdays }: WorkingPeriod, day: string): boolean =>
  day >= startDate && day <= endDate && weekdays.includes(weekdayOf(day));
