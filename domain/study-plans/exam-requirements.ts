import { examText } from './check-texts.js';
import { EXTENTS, UPPER_SECONDARY } from './pace.js';
import type { CheckedGoal, PlanCourse, PlanStep, Requirement } from './plan-facts.js';
import {
  fills,
  groupRequirement,
  groupsOf,
  isOpen,
  ofGroup,
  open,
  passed,
  pointsRequirement,
  sum,
  type Group,
} from './requirement-groups.js';

const RESULTS = new Set<PlanCourse['result']>(['PASSED', 'FAILED']);
const MORE_COURSES = EXTENTS.UPPER_SECONDARY!.hint;
const COMMON_COURSES = 'Det är gemensamma kurser som saknas.';

/** The course that counts as the common one: what fills the group, or else what failed. */
function countedIn(group: Group, courses: readonly PlanCourse[]): PlanCourse | undefined {
  return fills(group, courses) ?? ofGroup(group, courses).find(({ result }) => result === 'FAILED');
}

/** A common course, of which the exam asks the grade. */
function commonRequirement(group: Group, courses: readonly PlanCourse[]): Requirement {
  const found = fills(group, courses);
  const requirement = groupRequirement(group, courses);
  return { ...requirement, text: (found && examText(found)) ?? requirement.text };
}

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

/** Programme courses to choose from; without a list any further course on the level may be one. */
function programmeRequirement(
  needed: number,
  steps: readonly PlanStep[],
  programme: readonly PlanCourse[],
): Requirement[] {
  if (needed === 0) return [];
  const listed = steps.filter(({ part }) => part === 'PROGRAMME');
  const lacking = listed.filter(({ course }) => !programme.some(({ id }) => course.kin.includes(id)));
  return [
    pointsRequirement('PROGRAMME', 'Programkurser', needed, {
      has: sum(passed(programme)),
      planned: sum(open(programme)),
      courses: lacking.map(({ course }) => course),
      isSelection: true,
      hint: listed.length === 0 ? MORE_COURSES : '',
    }),
  ];
}

/** Points of the exam, passed points, each common course and the programme courses (domain, D4). */
export function examRequirements(
  goal: CheckedGoal,
  steps: readonly PlanStep[],
  all: readonly PlanCourse[],
): Requirement[] {
  const courses = all.filter(
    (course) => course.level === UPPER_SECONDARY && (isOpen(course) || RESULTS.has(course.result)),
  );
  const groups = groupsOf(steps, 'REQUIRED');
  const required = new Set(groups.flatMap((group) => countedIn(group, courses) ?? []));
  const others = courses.filter((course) => !required.has(course));
  const listed = new Set(
    steps.filter(({ part }) => part === 'PROGRAMME').flatMap(({ course }) => course.kin),
  );
  const programme = others.filter(({ id }) => listed.size === 0 || listed.has(id));
  const programmeNeeded = goal.programmePoints ?? 0;
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
  // When programme and free courses are full, further ones fill nothing.
  const hintFor = (chosen: readonly PlanCourse[]) =>
    listed.size === 0 && sum(chosen.filter((course) => !required.has(course))) >= programmeNeeded + freeMost
      ? COMMON_COURSES
      : MORE_COURSES;
  const graded = courses.filter(({ result }) => RESULTS.has(result));
  const needed = goal.points ?? 0;
  const total = countedPoints(courses);
  const hasTotal = countedPoints(graded);
  const notFailed = courses.filter(({ result }) => result !== 'FAILED');
  const hasPassed = countedPoints(passed(courses));
  return [
    pointsRequirement('TOTAL', 'Poäng i examen', needed, {
      ...{ has: hasTotal, planned: total - hasTotal, courses: [], hint: hintFor(courses) },
    }),
    pointsRequirement('PASSED', 'Poäng med godkända betyg', goal.passedPoints ?? needed, {
      ...{ has: hasPassed, planned: countedPoints(notFailed) - hasPassed, courses: [] },
      hint: hintFor(notFailed),
    }),
    ...groups.map((group) => commonRequirement(group, all)),
    ...unlistedRequirement(goal, groups),
    ...programmeRequirement(programmeNeeded, steps, programme),
  ];
}
