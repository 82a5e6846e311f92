import { counted } from '../numbers.js';
import { GY11_END } from './gy11.js';
import { countsFor, EXTENTS, lastReachable, mustBeRead, paceOf, readPoints, sfiCode } from './pace.js';
import type { CheckedGoal, PlanCheck, PlanCourse, PlanStep, Requirement } from './plan-facts.js';
import { examText, gy25Text, unplacedText, waitingText, whenText } from './check-texts.js';
import { examRequirements } from './exam-requirements.js';
import {
  fills,
  groupRequirement,
  groupsOf,
  isOpen,
  ofGroup,
  offeredOf,
  ofSteps,
  open,
  passed,
  pointsRequirement,
  sum,
  type Group,
} from './requirement-groups.js';
import { termEnd, termOf } from './terms.js';

/** A goal that is met stays met. */
const FOREVER = '9999-12-31';
const RANK = { PASSED: 0, ENROLLED: 1, PLANNED: 2, FAILED: 3, UNPLACED: 4, WISHED: 5 };

/** Each course once with its best result: equivalents count once (domain, D3). */
function countedOnce(courses: readonly PlanCourse[]): PlanCourse[] {
  const seen = new Set<string>();
  const inPlan = new Set(courses.filter(({ result }) => RANK[result] > RANK.FAILED).map(({ id }) => id));
  return [...courses]
    .sort((a, b) => RANK[a.result] - RANK[b.result])
    .filter(({ id, kin }) => {
      if (kin.some((one) => seen.has(one))) return false;
      seen.add(id);
      return true;
    })
    .map((course) => ({ ...course, isInPlan: course.kin.some((one) => inPlan.has(one)) }));
}

/** Compares a student's courses with the requirements of the goal (domain, D4), as of a day. */
export function checkPlan(
  goal: CheckedGoal,
  steps: readonly PlanStep[],
  all: readonly PlanCourse[],
  today: string,
): PlanCheck {
  const courses = withoutSpares(
    steps,
    countedOnce(all.map((course) => ({ ...course, result: resultOn(course, today) }))),
  );
  // A program or package without points and courses requires nothing, which nobody can reach.
  const requirements = requirementsOf(goal, steps, courses).filter(({ needed }) => needed > 0);
  const isCountable = requirements.length > 0;
  const isMet = isCountable && requirements.every(({ has, needed }) => has >= needed);
  const toRead = courses.filter((course) => mustBeRead(goal, steps, course));
  const obstacles = toRead.filter(
    (course) =>
      course.result === 'PLANNED' || (course.result === 'ENROLLED' && countsFor(goal, steps, course)),
  );
  const late = obstacles.filter((course) => lastsBeyond(course, endOfTerm(goal)));
  const ended = obstacles.filter((course) => course.system === 'GY11' && lastsBeyond(course, GY11_END));
  // A course that does not count for the goal cannot delay it.
  const ofGoal = toRead.filter((course) => countsFor(goal, steps, course));
  const isInTime = ![...late, ...ended].some((course) => ofGoal.includes(course));
  const pace = paceOf(goal, requirements, readPoints(goal, steps, courses, today), today);
  const isReachable =
    isMet || (isCountable && requirements.every(({ missing }) => missing === 0) && isInTime && pace.isEnough);
  return {
    ...{ isMet, isReachable, requirements },
    reachableUntil: isMet ? FOREVER : isReachable ? lastReachable(goal, ofGoal, pace.days) : null,
    warnings: [
      ...(isCountable ? [] : ['Målet har varken poäng eller kurser att räkna mot. Ändra målet.']),
      ...(isMet || pace.isEnough ? [] : [pace.text]),
      ...late.map(
        (course) => `${course.name} ${whenText(course)}, efter planens slut ${goal.plannedEndDate}.`,
      ),
      ...ended.map(
        (course) =>
          `${course.name} är en Gy11-kurs och ${whenText(course, '')}. Gy11 upphör ${GY11_END}: ${gy25Text(course)}.`,
      ),
      ...toRead.filter(({ result }) => result === 'UNPLACED').map(unplacedText),
    ],
  };
}

/** A planned course whose term is over has not been read: it must be planned again. */
function resultOn({ result, term }: PlanCourse, today: string): PlanCourse['result'] {
  return result === 'PLANNED' && term !== null && termEnd(term) < today ? 'UNPLACED' : result;
}

/** A planned course lasts to the end of its term, an ongoing one to its last day. */
function lastsBeyond({ result, term, to }: PlanCourse, day: string): boolean {
  const end = result === 'ENROLLED' ? to : term && termEnd(term);
  return end !== null && end > day;
}

/** A course may last to the end of the term in which the plan ends. */
const endOfTerm = ({ plannedEndDate }: CheckedGoal): string => termEnd(termOf(plannedEndDate));

function requirementsOf(
  goal: CheckedGoal,
  steps: readonly PlanStep[],
  courses: readonly PlanCourse[],
): Requirement[] {
  if (goal.kind === 'SFI') return [sfiRequirement(goal, steps, courses)];
  if (goal.kind === 'EXAM') return examRequirements(goal, steps, courses);
  if (goal.kind === 'VOCATIONAL') return listRequirements('Paketets poäng', goal.points, steps, courses);
  return courseRequirements(goal, steps, courses);
}

/** Eligibility and single courses: each course of the plan, and the extent that it sets. */
function courseRequirements(
  goal: CheckedGoal,
  steps: readonly PlanStep[],
  courses: readonly PlanCourse[],
): Requirement[] {
  const extents = { BASIC: goal.basicPoints, UPPER_SECONDARY: goal.upperSecondaryPoints };
  const inPlan = ofSteps(steps, courses);
  const ofExtent = Object.entries(extents).flatMap(([key, needed]) => {
    if (!needed) return [];
    const { level, title, hint } = EXTENTS[key]!;
    const ofLevel = inPlan.filter((course) => course.level === level);
    const validated = validatedPoints(ofLevel.filter(({ result }) => result !== 'PASSED'));
    const has = sum(passed(ofLevel)) + validated;
    const planned = sum(open(ofLevel)) - validatedPoints(open(ofLevel));
    const found = { has, planned, courses: [], hint };
    return [pointsRequirement(key, title, needed, found)];
  });
  if (steps.length > 0) return [...ofExtent, ...listRequirements('Planens kurser', null, steps, courses)];
  const none = { needed: 1, has: 0, planned: 0, missing: 1, courses: [] };
  const text = 'Planen har inga kurser. Lägg till dem som ska läsas.';
  return [...ofExtent, { key: 'COURSES', title: 'Planens kurser', unit: 'COURSES', text, ...none }];
}

const validatedPoints = (courses: readonly PlanCourse[]): number =>
  courses.reduce((total, { validated = 0 }) => total + validated, 0);

function sfiRequirement(
  { sfiPath, sfiCourse }: CheckedGoal,
  steps: readonly PlanStep[],
  courses: readonly PlanCourse[],
): Requirement {
  const code = sfiCode({ sfiPath, sfiCourse });
  const found = courses.find((course) => course.code === code);
  const has = found?.result === 'PASSED' ? 1 : 0;
  const planned = found && isOpen(found) ? 1 : 0;
  const missing = 1 - has - planned;
  const title = `Sfi studieväg ${sfiPath}, kurs ${sfiCourse}`;
  const waiting = found ? waitingText(found) : null;
  const lack = waiting ?? `${title} är inte planerad.`;
  const followed = (found && examText(found)) ?? 'Klart när planen följs.';
  const text = has ? 'Klart.' : planned ? followed : lack;
  const filling = missing > 0 && !waiting ? offeredOf(steps.map(({ course }) => course)) : [];
  return { key: 'SFI', title, unit: 'COURSES', needed: 1, has, planned, missing, text, courses: filling };
}

/** Of the alternatives of a choice only the one that fills it counts; a failed one counts where none does. */
function withoutSpares(steps: readonly PlanStep[], courses: readonly PlanCourse[]): PlanCourse[] {
  const groups = groupsOf(steps, 'REQUIRED').filter((group) => group.courses.length > 1);
  const filling = groups.map((group) => ({ group, found: fills(group, courses) }));
  const kept = new Set(filling.map(({ found }) => found));
  const spares = new Set(
    filling
      .flatMap(({ group, found }) => (found ? ofGroup(group, courses) : []))
      .filter((one) => !kept.has(one)),
  );
  return courses.filter((course) => !spares.has(course));
}

/** Validated points of the groups whose course has this result, which are counted once. */
function validatedIn(
  groups: readonly Group[],
  courses: readonly PlanCourse[],
  counts: (found: PlanCourse | undefined) => boolean,
): number {
  return groups
    .filter((group) => group.points !== null && counts(fills(group, courses)))
    .reduce((total, { validated, points }) => total + Math.min(validated, points!), 0);
}

/** The whole of a package or plan, and each of its courses; what is validated need not be read. */
function listRequirements(
  title: string,
  points: number | null,
  steps: readonly PlanStep[],
  courses: readonly PlanCourse[],
): Requirement[] {
  const required = groupsOf(steps, 'REQUIRED');
  const groups = required.map((group) => groupRequirement(group, courses, group.validated));
  const chosen = ofSteps(steps, courses);
  const needed = points ?? sumOf(groups.filter(({ unit }) => unit === 'POINTS'));
  const found = {
    has: sum(passed(chosen)) + validatedIn(required, courses, (one) => one?.result !== 'PASSED'),
    planned: sum(open(chosen)) - validatedIn(required, courses, (one) => one !== undefined && isOpen(one)),
    courses: [],
    hint: lessThan(needed, sumOf(groups.filter(({ unit }) => unit === 'POINTS'))),
  };
  return needed > 0 ? [pointsRequirement('TOTAL', title, needed, found), ...groups] : groups;
}

/** Says that the courses of a package have too few points for its target. */
const lessThan = (needed: number, points: number): string =>
  points < needed ? `Paketets kurser ger ${counted(points, 'poäng', 'poäng')} tillsammans.` : '';

const sumOf = (requirements: readonly Requirement[]) =>
  requirements.reduce((total, { needed }) => total + needed, 0);
