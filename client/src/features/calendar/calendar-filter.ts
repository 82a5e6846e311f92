import type { CalendarExamFactsFragment, CalendarPeriodQuery } from './calendar.generated';
import type { CalendarState } from './calendar-url';
import type { Occasion } from './calendar-texts';

type Filter = Pick<CalendarState, 'teacher' | 'course' | 'municipality' | 'status'>;

export function isFiltered({ teacher, course, municipality, status }: Filter): boolean {
  return [teacher, course, municipality, status].some((value) => value !== null);
}

/** True when the registration matches all filters; `teacher` may already be met by the occasion. */
export function matchesExam(exam: CalendarExamFactsFragment, filter: Filter): boolean {
  return (
    (filter.teacher === null || exam.teacherId === filter.teacher) &&
    (filter.course === null || exam.course === filter.course) &&
    (filter.municipality === null || exam.municipality === filter.municipality) &&
    (filter.status === null || exam.status === filter.status)
  );
}

/** An occasion is shown for its own teacher and courses, or when one of those booked matches all of it. */
export function matchesOccasion(occasion: Occasion, filter: Filter): boolean {
  if (!isFiltered(filter)) return true;
  const teacher = occasion.teacherId === filter.teacher ? null : filter.teacher;
  const course = occasion.courses.some(({ name }) => name === filter.course) ? null : filter.course;
  const rest = { ...filter, teacher, course };
  return !isFiltered(rest) || occasion.bookings.some(({ exam }) => matchesExam(exam, rest));
}

/** What the calendar shows of a period; nothing before it has been read. */
export function filterCalendar(calendar: CalendarPeriodQuery['calendar'] | undefined, filter: Filter) {
  return {
    occasions: calendar?.occasions.filter((one) => matchesOccasion(one, filter)) ?? [],
    undated: calendar?.undated.filter((one) => matchesExam(one, filter)) ?? [],
  };
}
