/** First and last day; null where none is set. */
export interface Period {
  startDate: string | null;
  endDate: string | null;
}

/**
 * The dates of a student extended so that they cover the courses; null if they already do. A date that is not
 * set stays so, and so does one that no course reaches.
 */
export function extendedDates(own: Period, courses: readonly Period[]): Period | null {
  const first = courses.flatMap(({ startDate }) => startDate ?? []).sort()[0];
  const last = courses
    .flatMap(({ startDate, endDate }) => endDate ?? startDate ?? [])
    .sort()
    .at(-1);
  const startDate = own.startDate && first && first < own.startDate ? first : own.startDate;
  const endDate = own.endDate && last && last > own.endDate ? last : own.endDate;
  return startDate === own.startDate && endDate === own.endDate ? null : { startDate, endDate };
}
