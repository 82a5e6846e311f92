/** 20 points are one week of full-time study (domain, D2). */
const POINTS_A_WEEK = 20;
const DAY_MS = 86_400_000;
export const WEEK = 7;

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Weeks of study for the points at the pace, not rounded (domain, D2). */
export function weeksFor(points: number, pacePercent: number): number {
  return points / (POINTS_A_WEEK * (pacePercent / 100));
}

/**
 * When a course ends that begins on this day: the last weekday before as many weeks have gone by
 * (pages, section 6: end = start + points / (20 × pace)). Ten weeks from a Monday end on a Friday.
 */
export function suggestedEnd(startDate: string, points: number, pacePercent: number): string {
  const days = Math.max(1, Math.round(weeksFor(points, pacePercent) * WEEK));
  let end = addDays(startDate, days - 1);
  while (isWeekend(end) && end > startDate) end = addDays(end, -1);
  return end;
}

function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(date).getUTCDay());
}

/** Starts from the first one on, every so many weeks, in the given months, none after `until`. */
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

/** The highest sum of paces on one day of the period, and the first such day. It can only rise where something begins. */
export function peakLoad(
  instances: readonly Paced[],
  startDate: string,
  endDate: string,
): { peakPercent: number; peakOn: string } {
  const days = [startDate, ...instances.map((one) => one.startDate)]
    .filter((day) => day >= startDate && day <= endDate)
    .sort();
  let peak = { peakPercent: -1, peakOn: startDate };
  for (const day of days) {
    const load = instances
      .filter((one) => one.startDate <= day && one.endDate >= day)
      .reduce((sum, one) => sum + one.pacePercent, 0);
    if (load > peak.peakPercent) peak = { peakPercent: load, peakOn: day };
  }
  return peak;
}
