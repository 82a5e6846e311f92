import type { PlanCourse, PlanStep } from '../../../../domain/study-plans/plan-facts.js';
import { offeredOf } from '../../../../domain/study-plans/requirement-groups.js';
import { spreadOverTerms, termOf } from '../../../../domain/study-plans/terms.js';
import { countedFacts, type PlanFacts } from '../plan-facts.queries.js';
import type { StudyPlanColumns } from '../study-plan.input.js';

/** A course that is planned, and its term. */
export interface PlannedCourse {
  courseId: string;
  term: string | null;
}

/** Goals whose program or package lists the required courses. */
export const LISTED = new Set<StudyPlanColumns['goal']>(['EXAM', 'VOCATIONAL']);
const IN_PLAN = new Set<PlanCourse['result']>(['PLANNED', 'UNPLACED', 'WISHED']);

/**
 * The required courses of the goal that the student has not passed, the first of each choice: those that the student
 * reads in their terms, the others in the room that the pace leaves.
 */
export function coursesToAdd(facts: PlanFacts, columns: StudyPlanColumns): PlannedCourse[] {
  const { steps, courses } = countedFacts(facts);
  // The past part of the plan cannot be filled.
  const startDate = columns.startDate > facts.today ? columns.startDate : facts.today;
  const spread = spreadOverTerms(
    lackingOf(steps, courses, columns).map((step) => unreadOf(step, columns)),
    { ...columns, startDate, taken: pointsByTerm(courses) },
  );
  return [
    ...readingOf(steps, courses).map(({ id, from }) => ({ courseId: id, term: from && termOf(from) })),
    ...spread.map(({ course, term }) => ({ courseId: course.id, term })),
  ];
}

/** The step with a course that can be planned; none if it is archived and nothing replaces it. */
function asOffered(step: PlanStep): PlanStep[] {
  const { kin } = step.course;
  return offeredOf([step.course]).map((course) => ({ ...step, course: { ...course, kin } }));
}

/** Courses of the goal that the student reads and the plan has not yet. */
function readingOf(steps: readonly PlanStep[], courses: readonly PlanCourse[]): PlanCourse[] {
  const ofGoal = new Set(steps.flatMap(({ course }) => course.kin));
  const planned = new Set(courses.filter(({ result }) => IN_PLAN.has(result)).flatMap(({ kin }) => kin));
  return courses.filter(({ id, result }) => result === 'ENROLLED' && ofGoal.has(id) && !planned.has(id));
}

/** Required steps without a course that is passed, read or planned; the first of each choice that is offered. */
function lackingOf(
  steps: readonly PlanStep[],
  courses: readonly PlanCourse[],
  { goal }: StudyPlanColumns,
): PlanStep[] {
  const had = new Set(courses.filter(({ result }) => result !== 'FAILED').map(({ id }) => id));
  const groups = new Set<string>();
  const isFilled = (kin: readonly string[]) => kin.some((id) => had.has(id));
  for (const { group, course } of steps) if (group && isFilled(course.kin)) groups.add(group);
  // An exam needs the grade; a package does not.
  const isValidated = (step: PlanStep) => goal === 'VOCATIONAL' && step.isValidated === true;
  for (const step of steps) if (step.group && isValidated(step)) groups.add(step.group);
  return steps.flatMap((step) => {
    const { part, group, course } = step;
    if (part !== 'REQUIRED' || isValidated(step) || isFilled(course.kin) || (group && groups.has(group)))
      return [];
    const offered = asOffered(step);
    if (group && offered.length > 0) groups.add(group);
    return offered;
  });
}

/** The course with the points that must be read: an exam needs the grade, a package does not. */
function unreadOf({ course, validated = 0 }: PlanStep, { goal }: StudyPlanColumns): PlanStep['course'] {
  if (goal !== 'VOCATIONAL' || course.points === null) return course;
  return { ...course, points: course.points - validated };
}

/** Points that are read or planned already, by term. */
function pointsByTerm(courses: readonly PlanCourse[]): Map<string, number> {
  const reading = new Set(courses.filter(({ result }) => result === 'ENROLLED').flatMap(({ kin }) => kin));
  const byTerm = new Map<string, number>();
  for (const { id, result, term, from, points } of courses) {
    const at =
      result === 'ENROLLED' ? from && termOf(from) : result === 'PLANNED' && !reading.has(id) ? term : null;
    if (at) byTerm.set(at, (byTerm.get(at) ?? 0) + (points ?? 0));
  }
  return byTerm;
}
