import { addDays, mondayOf } from '../days.js';

/** First and last day of a placement that takes a place, or of any period. */
export interface Stay {
  startDate: string;
  endDate: string;
}

/** Days in a row with the same number of free places. */
export interface FreeSpan extends Stay {
  free: number;
}

/** Free places of a workplace on each day of a period, as spans in order; none is negative. */
export function freeSpans(period: Stay, places: number, stays: readonly Stay[]): FreeSpan[] {
  const overlapping = stays.filter(
    ({ startDate, endDate }) => startDate <= period.endDate && endDate >= period.startDate,
  );
  const starts = new Set(overlapping.flatMap(({ startDate, endDate }) => [startDate, addDays(endDate, 1)]));
  const days = [period.startDate, ...[...starts].filter((day) => isInside(day, period)).sort()];
  const spans: FreeSpan[] = [];
  for (const [index, startDate] of days.entries()) {
    const endDate = days[index + 1] ? addDays(days[index + 1]!, -1) : period.endDate;
    const taken = overlapping.filter((stay) => stay.startDate <= startDate && stay.endDate >= startDate);
    const free = Math.max(0, places - taken.length);
    const last = spans.at(-1);
    if (last?.free === free) last.endDate = endDate;
    else spans.push({ startDate, endDate, free });
  }
  return spans;
}

const isInside = (day: string, { startDate, endDate }: Stay): boolean => day > startDate && day <= endDate;

/** The largest number of stays on the same day. */
export const mostAtOnce = (stays: readonly Stay[]): number =>
  Math.max(
    0,
    ...stays.map(
      ({ startDate: day }) =>
        stays.filter(({ startDate, endDate }) => startDate <= day && endDate >= day).length,
    ),
  );

/** Places that are free on every day of the period. */
export const leastFree = (period: Stay, places: number, stays: readonly Stay[]): number =>
  Math.min(...freeSpans(period, places, stays).map(({ free }) => free));

/**
 * The earliest period of the same length with a free place on every day: the period itself, or from a Monday after it
 * that is not later than `latest`. Null without one.
 */
export function earliestFree(
  period: Stay,
  { places, stays, days, latest }: { places: number; stays: readonly Stay[]; days: number; latest: string },
): Stay | null {
  let startDate = period.startDate;
  while (startDate <= latest) {
    const tried = { startDate, endDate: addDays(startDate, days) };
    const full = freeSpans(tried, places, stays).findLast(({ free }) => free === 0);
    if (!full) return tried;
    startDate = mondayOf(addDays(full.endDate, 7));
  }
  return null;
}
