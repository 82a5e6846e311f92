import { counted } from '../numbers.js';
import { waitingText } from './check-texts.js';
import type { PlanCourse, PlanStep, Requirement, StepCourse } from './plan-facts.js';

/** Points of courses together. */
export const sum = (courses: readonly { points: number | null }[]) =>
  courses.reduce((total, { points }) => total + (points ?? 0), 0);

/** Courses with a passing grade. */
export const passed = (courses: readonly PlanCourse[]) => courses.filter(({ result }) => result === 'PASSED');

/** The course is read or planned. */
export const isOpen = ({ result }: PlanCourse) => result === 'ENROLLED' || result === 'PLANNED';

/** Courses that are read or planned. */
export const open = (courses: readonly PlanCourse[]) => courses.filter(isOpen);

/** A required course, or the alternatives of a choice. */
export interface Group {
  key: string;
  title: string;
  points: number | null;
  courses: StepCourse[];
  /** The validated part of it, in its unit. */
  validated: number;
}

/** Required courses, alternatives together, in order. */
export function groupsOf(steps: readonly PlanStep[], part: PlanStep['part']): Group[] {
  const groups = new Map<string, StepCourse[]>();
  const validated = new Map<string, number>();
  for (const step of steps.filter((one) => one.part === part)) {
    const key = step.group ?? step.course.id;
    groups.set(key, [...(groups.get(key) ?? []), step.course]);
    validated.set(key, Math.max(validated.get(key) ?? 0, validatedOf(step)));
  }
  return [...groups].map(([key, courses]) => ({
    validated: validated.get(key)!,
    key: courses.length > 1 ? key : courses[0]!.id,
    title: courses.length > 1 ? key : courses[0]!.name,
    points: courses[0]!.points,
    courses,
  }));
}

/** A validated course without points counts as one. */
function validatedOf({ course, validated = 0, isValidated = false }: PlanStep): number {
  return isValidated ? (course.points ?? 1) : Math.min(validated, course.points ?? 0);
}

/** The student's course that fills a group. */
export function fills(group: Group, courses: readonly PlanCourse[]): PlanCourse | undefined {
  const wanted = new Set(group.courses.flatMap(({ kin }) => kin));
  return courses.find((course) => (course.result === 'PASSED' || isOpen(course)) && wanted.has(course.id));
}

/** A course without points counts as one. `validated` are points that need not be read. */
export function groupRequirement(group: Group, courses: readonly PlanCourse[], validated = 0): Requirement {
  const found = fills(group, courses);
  const needed = group.points ?? 1;
  const has = found?.result === 'PASSED' ? needed : Math.min(needed, validated);
  const requirement = pointsRequirement(group.key, group.title, needed, {
    has,
    planned: found && isOpen(found) ? needed - has : 0,
    courses: group.courses,
  });
  if (requirement.missing > 0) {
    const [waiting] = ofGroup(group, courses).flatMap((course) => waitingText(course) ?? []);
    if (waiting) return { ...requirement, ...unitOf(group), text: waiting, courses: [] };
    if (group.points === null)
      return { ...requirement, ...unitOf(group), text: `${group.title} är inte planerad.` };
  }
  return { ...requirement, ...unitOf(group) };
}

const unitOf = ({ points }: Group) => ({
  unit: points === null ? ('COURSES' as const) : ('POINTS' as const),
});

/** The student's courses that are among those of a group. */
export function ofGroup(group: Group, courses: readonly PlanCourse[]): PlanCourse[] {
  const wanted = new Set(group.courses.flatMap(({ kin }) => kin));
  return courses.filter(({ id }) => wanted.has(id));
}

/** The courses that fill any of the steps. */
export function ofSteps(steps: readonly PlanStep[], courses: readonly PlanCourse[]): PlanCourse[] {
  const wanted = new Set(steps.flatMap(({ course }) => course.kin));
  return courses.filter(({ id }) => wanted.has(id));
}

interface Found extends Pick<Requirement, 'has' | 'planned'> {
  courses: readonly StepCourse[];
  /** What fills the requirement where no courses are listed. */
  hint?: string;
  /** Several of the courses are needed, rather than one of them. */
  isSelection?: boolean;
}

/** A requirement in points, in words. */
export function pointsRequirement(
  key: string,
  title: string,
  needed: number,
  { has, planned, courses, hint = '', isSelection = false }: Found,
): Requirement {
  const missing = Math.max(0, needed - has - planned);
  const offered = offeredOf(courses);
  const names = courses.length > 0 && offered.length === 0 ? NOT_OFFERED : namesOf(offered, isSelection);
  return {
    ...{ key, title, unit: 'POINTS', needed, has, planned, missing },
    text: textOf(has >= needed, missing, hint || names),
    courses: missing > 0 ? offered : [],
  };
}

function textOf(isMet: boolean, missing: number, what: string): string {
  if (missing > 0) return [`${counted(missing, 'poäng', 'poäng')} saknas.`, what].filter(Boolean).join(' ');
  return isMet ? 'Klart.' : 'Klart när planen följs.';
}

const NOT_OFFERED = 'Kursen är arkiverad och har ingen som ersätter den.';

/** The courses that can be planned: for an archived one its equivalent that is offered still. */
export function offeredOf(courses: readonly StepCourse[]): Requirement['courses'] {
  const offered = courses.flatMap((course) => (course.isArchived ? (course.heir ?? []) : course));
  return [...new Map(offered.map((course) => [course.id, course])).values()];
}

/** 'Lägg till Matematik 1b eller Matematik 1c.' */
function namesOf(courses: readonly { name: string }[], isSelection: boolean): string {
  const names = courses.map(({ name }) => name);
  if (names.length === 0) return '';
  return isSelection ? `Välj bland ${names.join(', ')}.` : `Lägg till ${names.join(' eller ')}.`;
}
