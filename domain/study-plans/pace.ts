import { addDays, daysBetween } from '../days.js';
import { counted } from '../numbers.js';
import type { CheckedGoal, PlanCourse, PlanStep, Requirement } from './plan-facts.js';
import { FULL_TIME, POINTS_PER_WEEK, termEnd } from './terms.js';

export const UPPER_SECONDARY = 'UPPER_SECONDARY';
const BASIC = 'BASIC';
const DAYS_PER_WEEK = 7;

/** Levels whose extent a plan sets, by the requirement's key. */
export const EXTENTS: Record<string, { level: string; title: string; hint: string }> = {
  BASIC: {
    level: BASIC,
    title: 'Omfattning på grundläggande nivå',
    hint: 'Lägg till fler kurser på grundläggande nivå.',
  },
  UPPER_SECONDARY: {
    level: UPPER_SECONDARY,
    title: 'Omfattning på gymnasial nivå',
    hint: 'Lägg till fler kurser på gymnasial nivå.',
  },
};

interface Pace {
  isEnough: boolean;
  /** Days that the remaining points take at the plan's pace. */
  days: number;
  text: string;
}

/**
 * What remains against the days that are left, at 20 points a week full time (domain, D2). `read` are points of ongoing
 * courses that have been read so far. Sfi has no points: only the end of the plan counts.
 */
export function paceOf(
  goal: CheckedGoal,
  requirements: readonly Requirement[],
  read: number,
  today: string,
): Pace {
  const { startDate, plannedEndDate, pacePercent } = goal;
  const inPoints = requirements.filter(({ unit }) => unit === 'POINTS');
  const lacks = ({ needed, has }: Requirement) => Math.max(0, needed - has);
  const total = inPoints.filter(({ key }) => key === 'TOTAL').reduce((sum, one) => sum + lacks(one), 0);
  const extent = inPoints.filter(({ key }) => key in EXTENTS).reduce((sum, one) => sum + lacks(one), 0);
  const remaining = Math.max(0, Math.max(total, extent) - read);
  const perWeek = (POINTS_PER_WEEK * pacePercent) / FULL_TIME;
  const days = Math.ceil((remaining * DAYS_PER_WEEK) / perWeek);
  const from = today > startDate ? today : startDate;
  const left = Math.max(0, daysBetween(from, plannedEndDate) + 1);
  if (left === 0) return { isEnough: false, days, text: `Planens slut ${plannedEndDate} har passerat.` };
  const weeks = (count: number) => counted(count, 'vecka', 'veckor');
  return {
    isEnough: days <= left,
    days,
    text:
      `${counted(remaining, 'poäng', 'poäng')} återstår och tar ${weeks(Math.ceil(days / DAYS_PER_WEEK))} i studietakten ` +
      `${pacePercent} %. Till planens slut ${plannedEndDate} är det ${weeks(Math.floor(left / DAYS_PER_WEEK))}.`,
  };
}

/** Whether a course counts for the goal. */
export function countsFor(goal: CheckedGoal, steps: readonly PlanStep[], course: PlanCourse): boolean {
  if (goal.kind === 'EXAM') return course.level === UPPER_SECONDARY;
  if (goal.kind === 'SFI') return course.code === sfiCode(goal);
  return steps.some(({ course: required }) => required.kin.includes(course.id));
}

/** Exams and sfi ask for the grade; a package and a list of courses count validated points. */
const asksGrade = ({ kind }: CheckedGoal): boolean => kind === 'EXAM' || kind === 'SFI';

/** False for a course that is validated as a whole, unless the goal asks for its grade. */
export const mustBeRead = (goal: CheckedGoal, steps: readonly PlanStep[], course: PlanCourse): boolean =>
  !course.isValidated || (asksGrade(goal) && countsFor(goal, steps, course));

/** The course of an sfi goal, 'SFI2D'. */
export const sfiCode = ({ sfiPath, sfiCourse }: Pick<CheckedGoal, 'sfiPath' | 'sfiCourse'>): string =>
  `SFI${sfiPath}${sfiCourse}`;

/** Points of ongoing courses that have been read so far, by the days of each enrolment. */
export function readPoints(
  goal: CheckedGoal,
  steps: readonly PlanStep[],
  courses: readonly PlanCourse[],
  today: string,
): number {
  return courses
    .filter((course) => course.result === 'ENROLLED' && countsFor(goal, steps, course))
    .reduce((sum, { points, validated = 0, from, to }) => {
      if (from === null || to === null || today <= from) return sum;
      const part = Math.min(1, daysBetween(from, today) / (daysBetween(from, to) + 1));
      const toRead = (points ?? 0) - (asksGrade(goal) ? 0 : validated);
      return sum + Math.floor(toRead * part);
    }, 0);
}

export function lastReachable(goal: CheckedGoal, courses: readonly PlanCourse[], days: number): string {
  const ends = courses.flatMap(({ result, term }) => (result === 'PLANNED' && term ? [termEnd(term)] : []));
  const latestStart = addDays(goal.plannedEndDate, 1 - Math.max(1, days));
  return [latestStart, ...ends].sort()[0]!;
}
