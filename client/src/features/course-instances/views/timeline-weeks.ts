import { addDays, daysBetween, mondayOf, weekNumber } from '../../../../../domain/days';

export interface TimelineWeek {
  monday: string;
  number: number;
}

interface Dated {
  startDate: string | null;
  endDate: string | null;
}

/** More weeks than this are a smear: the picture shows the first so many. */
export const mostWeeks = 78;

/** The weeks from the first start to the last end. */
export function weeksOf(instances: readonly Dated[]): TimelineWeek[] {
  const starts = instances.flatMap(({ startDate }) => (startDate ? [startDate] : [])).sort();
  const ends = instances.flatMap(({ endDate }) => (endDate ? [endDate] : [])).sort();
  if (starts.length === 0 || ends.length === 0) return [];
  const first = mondayOf(starts[0]!);
  const count = Math.min(mostWeeks, Math.floor(daysBetween(first, ends.at(-1)!) / 7) + 1);
  return Array.from({ length: Math.max(1, count) }, (_, index) => {
    const day = addDays(first, index * 7);
    return { monday: day, number: weekNumber(day) };
  });
}

/** What begins after the last week of the picture: told, since its bars are not there. */
export function beyond(instances: readonly Dated[], weeks: readonly TimelineWeek[]): number {
  const last = weeks.at(-1);
  if (!last) return 0;
  const end = addDays(last.monday, 6);
  return instances.filter(({ startDate }) => startDate !== null && startDate > end).length;
}

/** Where the bar of an instance lies, in columns of weeks from 1; null outside the picture. */
export function spanOf({ startDate, endDate }: Dated, weeks: readonly TimelineWeek[]) {
  const [first] = weeks;
  if (!first || !startDate || !endDate) return null;
  const from = Math.floor(daysBetween(first.monday, startDate) / 7);
  const to = Math.floor(daysBetween(first.monday, endDate) / 7);
  if (to < 0 || from >= weeks.length) return null;
  return { from: Math.max(0, from) + 1, to: Math.min(weeks.length - 1, to) + 2 };
}
