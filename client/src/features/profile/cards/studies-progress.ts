import { isPassingGrade } from '../../../../../domain/grade-scale';

interface Entry {
  type: string;
  status: string | null;
  grade: string | null;
  removedAt: string | null;
  refId: {
    id: string;
    courseCode: string | null;
    equivalents: readonly { code: string }[];
    points: number | null;
  } | null;
}

interface Grade {
  courseCode: string;
  grade: string;
}

/** Entries that ended this way are no part of the plan, unless graded. */
const LEFT = new Set(['NOT_STARTED', 'DROPPED_OUT', 'ENDED_BY_PRINCIPAL', 'CANCELLED']);

/**
 * Points with a passing grade, of those of the plan: each course once, wherever its grade was set (an exam counts
 * as well, and the grade of an equivalent course). A package or program that says more points than its courses so far is the plan.
 */
export function progressOf(
  education: readonly Entry[],
  grades: readonly Grade[],
): { passed: number; planned: number } {
  const published = new Set(
    grades.filter(({ grade }) => isPassingGrade(grade)).map(({ courseCode }) => courseCode),
  );
  const courses = new Map<string, { points: number; isPassed: boolean }>();
  let whole = 0;
  for (const { type, status, grade, removedAt, refId } of education) {
    if (removedAt !== null || !refId?.points) continue;
    const isPassed =
      (grade !== null && isPassingGrade(grade)) || codesOf(refId).some((code) => published.has(code));
    if (!isPassed && status !== null && LEFT.has(status)) continue;
    // A course and its equivalent are one, by the first of their codes.
    const key = codesOf(refId).sort()[0] ?? refId.id;
    if (type !== 'Course') whole = Math.max(whole, refId.points);
    else
      courses.set(key, {
        points: refId.points,
        isPassed: isPassed || !!courses.get(key)?.isPassed,
      });
  }
  const sum = (all: Iterable<{ points: number }>) =>
    [...all].reduce((total, { points }) => total + points, 0);
  const passed = sum([...courses.values()].filter(({ isPassed }) => isPassed));
  return { passed, planned: Math.max(whole, sum(courses.values())) };
}

/** The course's code and its equivalents. */
function codesOf({ courseCode, equivalents }: NonNullable<Entry['refId']>): string[] {
  return courseCode === null ? [] : [courseCode, ...equivalents.map(({ code }) => code)];
}
