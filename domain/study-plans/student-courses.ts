import type { CourseSystem } from '../generated.js';
import type { CheckedCourse, PlanCourse, PlanStep } from './plan-facts.js';
import { termOf, termsInOrder } from './terms.js';

/** A course of a student, with its level. */
interface LevelCourse extends CheckedCourse {
  level: string;
}

/** A course of the plan as it is stored; wishes come from the student. */
interface StoredItem {
  id: string;
  /** Planned term; null until one is chosen. */
  term: string | null;
  note: string | null;
  source: 'PLANNED' | 'WISH';
  /** The Gy25 course that replaces it, if it is planned beyond Gy11. */
  successor?: string | null;
  course: LevelCourse;
}

/** A signed grade. */
interface SignedGrade {
  value: string;
  gradedOn: string | null;
  /** Null for grades that neither pass nor fail. */
  result: 'PASSED' | 'FAILED' | null;
  course: LevelCourse;
}

/** An enrolment that goes on or was interrupted. */
interface HeldEnrollment {
  /** It goes on, or has ended without its grade yet. */
  isRead: boolean;
  from: string | null;
  to: string | null;
  /** The Gy25 course that replaces it, if it lasts beyond Gy11. */
  successor?: string | null;
  course: LevelCourse;
}

/** A decision on validation. */
interface DecidedValidation {
  courseId: string;
  points: number;
  scope: 'WHOLE' | 'PART';
}

/** What a student has read, reads and plans. */
export interface StudentCourses {
  /** By name of the course. */
  items: readonly StoredItem[];
  /** Latest first, by day of the grade. */
  grades: readonly SignedGrade[];
  /** Latest first. */
  enrollments: readonly HeldEnrollment[];
  /** Most points first. */
  validations: readonly DecidedValidation[];
}

/** A course of the plan with what has become of it. */
export interface PlanItem {
  id: string;
  course: { id: string; code: string; name: string; points: number | null; system: CourseSystem };
  term: string | null;
  source: 'WISH' | 'PLANNED' | 'VALIDATED' | 'ENROLLED' | 'DONE';
  grade: string | null;
  validatedPoints: number | null;
  isInterrupted: boolean;
  note: string | null;
}

/**
 * The courses of the plan by term and name. They follow grade, enrolment and validation, also those in an equivalent
 * course; a course that is read or done stands in the term of its enrolment or grade.
 */
export function planItems({ items, ...student }: StudentCourses): PlanItem[] {
  const found = items.map((item) => itemOf(item, student));
  const places = new Map(termsInOrder(found.flatMap(({ term }) => term ?? [])).map((term, at) => [term, at]));
  const placeOf = ({ term }: PlanItem) => (term === null ? Infinity : places.get(term)!);
  return found.sort((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)];
    return first === second ? 0 : first - second;
  });
}

function itemOf(
  { id, term, note, source, course }: StoredItem,
  { grades, enrollments, validations }: Omit<StudentCourses, 'items'>,
): PlanItem {
  const counts = (one: { course: CheckedCourse }) => course.kin.includes(one.course.id);
  const done = bestOf(grades.filter((grade) => grade.result === 'PASSED' && counts(grade)));
  const held = enrollments.filter(counts);
  const reading = held.find(({ isRead }) => isRead);
  const validated = validationOf(course, validations);
  return {
    id,
    course: shownOf(course),
    term: termFrom(done?.gradedOn) ?? termFrom(done ? null : reading?.from) ?? term,
    source: done ? 'DONE' : reading ? 'ENROLLED' : validated?.scope === 'WHOLE' ? 'VALIDATED' : source,
    grade: done?.value ?? null,
    validatedPoints: validated?.points ?? null,
    isInterrupted: !done && !reading && held.length > 0,
    note,
  };
}

/** An exam never lowers a grade: the best counts (domain, D6). */
const bestOf = (grades: readonly SignedGrade[]): SignedGrade | undefined =>
  [...grades].sort((a, b) => a.value.localeCompare(b.value))[0];

const shownOf = ({ id, code, name, points, system }: CheckedCourse): PlanItem['course'] => ({
  id,
  code,
  name,
  points,
  system,
});

const termFrom = (day: string | null | undefined): string | null => (day ? termOf(day) : null);

const validationOf = (
  { kin }: CheckedCourse,
  validations: readonly DecidedValidation[],
): DecidedValidation | undefined => validations.find(({ courseId }) => kin.includes(courseId));

/** What a check counts: graded, read, planned and wished courses. */
export function checkedCourses({ items, grades, enrollments, validations }: StudentCourses): PlanCourse[] {
  const found = [
    ...grades.flatMap(({ result, course }) => (result ? [courseWith(course, result)] : [])),
    ...enrollments
      .filter(({ isRead }) => isRead)
      .map(({ course, ...days }) => courseWith(course, 'ENROLLED', days)),
    ...items.map(({ source, term, successor, course }) =>
      courseWith(course, plannedResult(source, term), { term, successor }),
    ),
  ];
  return found.map((course) => ({ ...course, ...validatedOf(course, validations) }));
}

/** Validated points of a course, also in an equivalent one. */
function validatedOf(
  course: CheckedCourse,
  validations: readonly DecidedValidation[],
): { validated: number; isValidated: boolean } {
  const { points = 0, scope } = validationOf(course, validations) ?? {};
  return { validated: Math.min(points, course.points ?? 0), isValidated: scope === 'WHOLE' };
}

function courseWith(
  { id, code, name, points, system, kin, level }: LevelCourse,
  result: PlanCourse['result'],
  {
    term = null,
    from = null,
    to = null,
    successor = null,
  }: Partial<Pick<PlanCourse, 'term' | 'from' | 'to' | 'successor'>> = {},
): PlanCourse {
  return { id, code, name, points, system, kin, level, result, term, from, to, successor };
}

function plannedResult(source: StoredItem['source'], term: string | null): PlanCourse['result'] {
  if (source === 'WISH') return 'WISHED';
  return term === null ? 'UNPLACED' : 'PLANNED';
}

/** Adds to the required courses what is validated of them, also in an equivalent course. */
export function validatedSteps(
  steps: readonly PlanStep[],
  { validations }: Pick<StudentCourses, 'validations'>,
): PlanStep[] {
  return steps.map((step) => ({ ...step, ...validatedOf(step.course, validations) }));
}
