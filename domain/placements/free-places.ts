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

/** A day on which the number of stays changes. */
interface Change {
  dayBefore: string;
  by: number;
}

/** Free places of a workplace on each day of a period, as spans in order; none is negative. */
export function freeSpans(period: Stay, places: number, stays: readonly Stay[]): FreeSpan[] {
  const overlapping = stays.filter((stay) => overlaps(stay, period));
  const changes = changesWithin(period, overlapping);
  let taken = overlapping.filter(({ startDate }) => startDate <= period.startDate).length;
  const spans: FreeSpan[] = [{ ...period, free: Math.max(0, places - taken) }];
  for (const startDate of [...changes.keys()].sort()) {
    const { dayBefore, by } = changes.get(startDate)!;
    taken += by;
    const free = Math.max(0, places - taken);
    const last = spans.at(-1)!;
    if (free === last.free) continue;
    last.endDate = dayBefore;
    spans.push({ startDate, endDate: period.endDate, free });
  }
  return spans;
}

/** Changes after the first day of the period. Adding days is the costly part: once for each day. */
function changesWithin(period: Stay, stays: readonly Stay[]): Map<string, Change> {
  const starts = countBy(stays.map(({ startDate }) => startDate).filter((day) => day > period.startDate));
  const ends = countBy(stays.map(({ endDate }) => endDate).filter((day) => day < period.endDate));
  const changes = new Map<string, Change>();
  for (const [dayBefore, count] of ends) changes.set(addDays(dayBefore, 1), { dayBefore, by: -count });
  for (const [day, count] of starts) {
    const { dayBefore, by } = changes.get(day) ?? { dayBefore: addDays(day, -1), by: 0 };
    changes.set(day, { dayBefore, by: by + count });
  }
  return changes;
}

function countBy(days: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** Whether two periods have a day in common. */
export const overlaps = (one: Stay, other: Stay): boolean =>
  one.startDate <= other.endDate && one.endDate >= other.startDate;

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
