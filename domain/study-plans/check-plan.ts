import { counted } from '../numbers.js';
import { GY11_END } from './gy11.js';
import { countsFor, EXTENTS, lastReachable, paceOf, readPoints, sfiCode, UPPER_SECONDARY } from './pace.js';
import type {
  CheckedCourse,
  CheckedGoal,
  PlanCheck,
  PlanCourse,
  PlanStep,
  Requirement,
} from './plan-facts.js';
import { gy25Text, unplacedText, waitingText, whenText } from './check-texts.js';
import { termEnd, termOf } from './terms.js';

/** A goal that is met stays met. */
const FOREVER = '9999-12-31';
const sum = (courses: readonly { points: number | null }[]) =>
  courses.reduce((total, { points }) => total + (points ?? 0), 0);
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
  const obstacles = courses.filter(
    (course) =>
      course.result === 'PLANNED' || (course.result === 'ENROLLED' && countsFor(goal, steps, course)),
  );
  const late = obstacles.filter((course) => lastsBeyond(course, endOfTerm(goal)));
  const ended = obstacles.filter((course) => course.system === 'GY11' && lastsBeyond(course, GY11_END));
  // A course that does not count for the goal cannot delay it.
  const ofGoal = courses.filter((course) => countsFor(goal, steps, course));
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
      ...courses.filter(({ result }) => result === 'UNPLACED').map(unplacedText),
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

const passed = (courses: readonly PlanCourse[]) => courses.filter(({ result }) => result === 'PASSED');
const isOpen = ({ result }: PlanCourse) => result === 'ENROLLED' || result === 'PLANNED';
const open = (courses: readonly PlanCourse[]) => courses.filter(isOpen);

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
    const found = { has: sum(passed(ofLevel)), planned: sum(open(ofLevel)), courses: [], hint };
    return [pointsRequirement(key, title, needed, found)];
  });
  if (steps.length > 0) return [...ofExtent, ...listRequirements('Planens kurser', null, steps, courses)];
  const none = { needed: 1, has: 0, planned: 0, missing: 1, courses: [] };
  const text = 'Planen har inga kurser. Lägg till dem som ska läsas.';
  return [...ofExtent, { key: 'COURSES', title: 'Planens kurser', unit: 'COURSES', text, ...none }];
}

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
  const text = has ? 'Klart.' : planned ? 'Klart när planen följs.' : lack;
  const filling = missing > 0 && !waiting ? steps.map(({ course }) => course) : [];
  return { key: 'SFI', title, unit: 'COURSES', needed: 1, has, planned, missing, text, courses: filling };
}

interface Group {
  key: string;
  title: string;
  points: number | null;
  courses: CheckedCourse[];
  /** What is validated of it, in its unit. */
  validated: number;
}

/** Required courses, alternatives together, in order. */
function groupsOf(steps: readonly PlanStep[], part: PlanStep['part']): Group[] {
  const groups = new Map<string, CheckedCourse[]>();
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

/** The student's course that fills a group. */
function fills(group: Group, courses: readonly PlanCourse[]): PlanCourse | undefined {
  const wanted = new Set(group.courses.flatMap(({ kin }) => kin));
  return courses.find((course) => (course.result === 'PASSED' || isOpen(course)) && wanted.has(course.id));
}

/** A course without points counts as one. `validated` are points that need not be read. */
function groupRequirement(group: Group, courses: readonly PlanCourse[], validated = 0): Requirement {
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

function ofGroup(group: Group, courses: readonly PlanCourse[]): PlanCourse[] {
  const wanted = new Set(group.courses.flatMap(({ kin }) => kin));
  return courses.filter(({ id }) => wanted.has(id));
}

const RESULTS = new Set<PlanCourse['result']>(['PASSED', 'FAILED']);
const MORE_COURSES = EXTENTS.UPPER_SECONDARY!.hint;

/** Common courses of the exam that the program does not list: nobody can tell which courses fill them. */
function unlistedRequirement(goal: CheckedGoal, groups: readonly Group[]): Requirement[] {
  const { points, programmePoints, freePoints } = goal;
  if (points === null || programmePoints === null || freePoints === null) return [];
  const missing = points - programmePoints - freePoints - sum(groups);
  if (missing <= 0) return [];
  const hint = 'Programmet listar inte kurserna. Lägg in dem på programmets sida.';
  const none = { has: 0, planned: 0, courses: [], hint };
  return [pointsRequirement('COMMON', 'Gemensamma kurser', missing, none)];
}

function examRequirements(
  goal: CheckedGoal,
  steps: readonly PlanStep[],
  all: readonly PlanCourse[],
): Requirement[] {
  const courses = all.filter(
    (course) => course.level === UPPER_SECONDARY && (isOpen(course) || RESULTS.has(course.result)),
  );
  const groups = groupsOf(steps, 'REQUIRED');
  const required = new Set(groups.flatMap((group) => fills(group, courses) ?? []));
  const others = courses.filter((course) => !required.has(course));
  const listed = new Set(
    steps.filter(({ part }) => part === 'PROGRAMME').flatMap(({ course }) => course.kin),
  );
  const programme = others.filter(({ id }) => listed.size === 0 || listed.has(id));
  const programmeNeeded = goal.programmePoints ?? 0;
  const isListed = ({ part, course }: PlanStep) =>
    part === 'PROGRAMME' && !programme.some(({ id }) => course.kin.includes(id));
  const freeMost = goal.freePoints ?? Infinity;
  const countedPoints = (chosen: readonly PlanCourse[]) => {
    const inRequired = sum(chosen.filter((course) => required.has(course)));
    const beside = chosen.filter((course) => !required.has(course));
    // Without a list of programme courses any further course may be one.
    const inProgramme =
      listed.size === 0
        ? Math.min(sum(beside), programmeNeeded)
        : sum(beside.filter(({ id }) => listed.has(id)));
    return inRequired + inProgramme + Math.min(sum(beside) - inProgramme, freeMost);
  };
  const graded = courses.filter(({ result }) => RESULTS.has(result));
  const needed = goal.points ?? 0;
  const total = countedPoints(courses);
  const hasTotal = countedPoints(graded);
  const notFailed = courses.filter(({ result }) => result !== 'FAILED');
  const hasPassed = countedPoints(passed(courses));
  return [
    pointsRequirement('TOTAL', 'Poäng i examen', needed, {
      ...{ has: hasTotal, planned: total - hasTotal, courses: [], hint: MORE_COURSES },
    }),
    pointsRequirement('PASSED', 'Poäng med godkända betyg', goal.passedPoints ?? needed, {
      ...{ has: hasPassed, planned: countedPoints(notFailed) - hasPassed, courses: [], hint: MORE_COURSES },
    }),
    ...groups.map((group) => groupRequirement(group, all)),
    ...unlistedRequirement(goal, groups),
    ...(programmeNeeded > 0
      ? [
          pointsRequirement('PROGRAMME', 'Programkurser', programmeNeeded, {
            has: sum(passed(programme)),
            planned: sum(open(programme)),
            courses: steps.filter(isListed).map(({ course }) => course),
            isSelection: true,
            // Without a list any further course on the level may be one.
            hint: listed.size === 0 ? MORE_COURSES : '',
          }),
        ]
      : []),
  ];
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

/** The courses that fill any of the steps. */
function ofSteps(steps: readonly PlanStep[], courses: readonly PlanCourse[]): PlanCourse[] {
  const wanted = new Set(steps.flatMap(({ course }) => course.kin));
  return courses.filter(({ id }) => wanted.has(id));
}

const sumOf = (requirements: readonly Requirement[]) =>
  requirements.reduce((total, { needed }) => total + needed, 0);

interface Found extends Pick<Requirement, 'has' | 'planned' | 'courses'> {
  /** What fills the requirement where no courses are listed. */
  hint?: string;
  /** Several of the courses are needed, rather than one of them. */
  isSelection?: boolean;
}

function pointsRequirement(
  key: string,
  title: string,
  needed: number,
  { has, planned, courses, hint = '', isSelection = false }: Found,
): Requirement {
  const missing = Math.max(0, needed - has - planned);
  return {
    ...{ key, title, unit: 'POINTS', needed, has, planned, missing },
    text: textOf(has >= needed, missing, hint || namesOf(courses, isSelection)),
    courses: missing > 0 ? courses : [],
  };
}

function textOf(isMet: boolean, missing: number, what: string): string {
  if (missing > 0) return [`${counted(missing, 'poäng', 'poäng')} saknas.`, what].filter(Boolean).join(' ');
  return isMet ? 'Klart.' : 'Klart när planen följs.';
}

/** 'Lägg till Matematik 1b eller Matematik 1c.' */
function namesOf(courses: readonly CheckedCourse[], isSelection: boolean): string {
  const names = courses.map(({ name }) => name);
  if (names.length === 0) return '';
  return isSelection ? `Välj bland ${names.join(', ')}.` : `Lägg till ${names.join(' eller ')}.`;
}
