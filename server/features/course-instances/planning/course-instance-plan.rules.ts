import { addDays } from '../../../../domain/days.js';

/** Days per week; 20 points are one week of full-time study (domain, D2). */
export const WEEK = 7;

/** Start dates every `everyWeeks` weeks in the given months, from `first` to `until`. */
export function seriesStarts(
  first: string,
  everyWeeks: number,
  until: string,
  months: readonly number[],
): string[] {
  const starts: string[] = [];
  for (let day = first; day <= until; day = addDays(day, everyWeeks * WEEK)) {
    if (months.length === 0 || months.includes(Number(day.slice(5, 7)))) starts.push(day);
  }
  return starts;
}
