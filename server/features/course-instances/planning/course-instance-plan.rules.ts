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

interface Paced {
  startDate: string;
  endDate: string;
  pacePercent: number;
}

/**
 * Highest sum of paces on one day of the period, and the first such day. Only start dates are checked, since the
 * sum rises only there.
 */
export function peakPace(
  instances: readonly Paced[],
  startDate: string,
  endDate: string,
): { pacePercent: number; peakOn: string } {
  const days = [startDate, ...instances.map((one) => one.startDate)]
    .filter((day) => day >= startDate && day <= endDate)
    .sort();
  let peak = { pacePercent: -1, peakOn: startDate };
  for (const day of days) {
    const pace = instances
      .filter((one) => one.startDate <= day && one.endDate >= day)
      .reduce((sum, one) => sum + one.pacePercent, 0);
    if (pace > peak.pacePercent) peak = { pacePercent: pace, peakOn: day };
  }
  return peak;
}
