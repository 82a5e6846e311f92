import type { CalendarExamFactsFragment } from '../calendar.generated';
import { monthNames } from '../../../lib/fixed-texts';

export type UndatedExam = CalendarExamFactsFragment;

export interface CourseGroup {
  course: string;
  exams: UndatedExam[];
}

export interface MonthGroup {
  /** `2027-03`. */
  key: string;
  title: string;
  /** The wanted month lies behind us. */
  overdue: boolean;
  count: number;
  courses: CourseGroup[];
}

const alphabet = new Intl.Collator('sv');

/** Groups undated registrations by preferred month and course, so that exams for one occasion are together. */
export function groupUndated(exams: readonly UndatedExam[], today: string): MonthGroup[] {
  const months = new Map<string, UndatedExam[]>();
  for (const exam of exams) {
    const key = monthOf(exam);
    months.set(key, [...(months.get(key) ?? []), exam]);
  }
  return [...months.entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, of]) => ({
      key,
      title: `${of[0]!.requestedMonth} ${of[0]!.requestedYear}`,
      overdue: key < today.slice(0, 7),
      count: of.length,
      courses: byCourse(of),
    }));
}

/** The wanted month as `yyyy-MM`. */
function monthOf({ requestedMonth, requestedYear }: UndatedExam): string {
  const number = monthNames.indexOf(requestedMonth) + 1;
  return `${requestedYear}-${String(number).padStart(2, '0')}`;
}

function byCourse(exams: readonly UndatedExam[]): CourseGroup[] {
  const courses = [...new Set(exams.map(({ course }) => course))].sort((a, b) => alphabet.compare(a, b));
  return courses.map((course) => ({ course, exams: exams.filter((exam) => exam.course === course) }));
}
