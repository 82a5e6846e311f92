import type { EntityManager } from 'typeorm';
import { termEnd, termOf, spreadOverTerms } from '../../../domain/study-plans/terms.js';
import { checkDueStudyPlans } from '../../features/study-plans/study-plan-checks.repository.js';
import {
  contentOf,
  PLAN_FACTS,
  PLAN_FACTS_FROM,
  revisionOf,
  type PlanFacts,
} from '../../features/study-plans/plan-facts.queries.js';
import { catalogueId, shippedId } from '../../reference-data/catalogue-id.js';
import { COURSES_BY_CODE } from '../../reference-data/catalogue.js';
import {
  codes,
  SHIPPED_PACKAGES,
  SHIPPED_PROGRAMS,
  type PackageStep,
} from '../../reference-data/packages.js';
import type { DemoRow } from '../made-up/demo-rows.js';
import type { DemoStaff } from '../demo-staff.js';
import { SeededRandom } from '../made-up/seeded-random.js';
import type { DemoCalendar } from './demo-calendar.js';
import { buildMappings } from './demo-study-mappings.js';
import { PACKAGES } from './demo-offers.js';

type Plan = DemoRow<'study_plan'>;

interface DemoPlan {
  /** The student's package or program, or the name of a student of a smaller school form. */
  of: { frame: string; nth: number } | { name: string };
  goal: Partial<Plan> & Pick<Plan, 'goal'>;
  courses: readonly PackageStep[];
  state: Plan['state'];
  pace: number;
  /** First day, in days from today. */
  from: number;
  /** Latest change, in days from today. */
  changed: number;
  /** Planned last day, in days from today; by default the end of the last term. */
  ends?: number;
  /** Agreed to by the school alone. */
  isOffered?: boolean;
  wish?: string;
}

const stepsOf = (key: string): readonly PackageStep[] =>
  [...SHIPPED_PACKAGES, ...SHIPPED_PROGRAMS, ...PACKAGES].find((one) => one.key === key)!.steps;
const nurse = { goal: 'VOCATIONAL', package_id: shippedId('package', 'nurse') } as const;
const child = { goal: 'VOCATIONAL', package_id: shippedId('package', 'child') } as const;
const exam = { goal: 'EXAM', program_id: shippedId('program', 'academic') } as const;
const sfi = { goal: 'SFI', sfi_path: 2, sfi_course: 'D' } as const;

/** Ten plans of sfi, basic level, Gy11 and Gy25 in each state; the exam can't be met in time, one is older than a year. */
const PLANS: readonly DemoPlan[] = [
  {
    ...{ of: { frame: nurse.package_id, nth: 0 }, goal: nurse, courses: stepsOf('nurse'), state: 'DRAFT' },
    ...{ pace: 100, from: -120, changed: -6, isOffered: true, wish: 'ENGENG05' },
  },
  {
    ...{ of: { frame: nurse.package_id, nth: 1 }, goal: nurse, courses: stepsOf('nurse') },
    ...{ state: 'AGREED', pace: 100, from: -90, changed: -80 },
  },
  {
    ...{ of: { frame: nurse.package_id, nth: 2 }, goal: nurse, courses: stepsOf('nurse') },
    ...{ state: 'REVISED', pace: 75, from: -150, changed: -12 },
  },
  {
    ...{ of: { frame: child.package_id, nth: 0 }, goal: child, courses: stepsOf('child') },
    ...{ state: 'AGREED', pace: 50, from: -420, changed: -400 },
  },
  {
    ...{ of: { frame: child.package_id, nth: 1 }, goal: child, courses: stepsOf('child') },
    ...{ state: 'CLOSED', pace: 100, from: -300, changed: -30 },
  },
  {
    ...{ of: { frame: exam.program_id, nth: 0 }, goal: exam, courses: stepsOf('academic') },
    ...{ state: 'AGREED', pace: 50, from: -60, changed: -20, ends: 200 },
  },
  {
    ...{ of: { frame: exam.program_id, nth: 1 }, goal: { goal: 'ELIGIBILITY' } },
    ...{ courses: stepsOf('eligibility'), state: 'AGREED', pace: 75, from: -60, changed: -45 },
  },
  {
    ...{ of: { name: 'Yared Mengistu' }, goal: sfi, courses: codes('SFI2C SFI2D') },
    ...{ state: 'AGREED', pace: 75, from: -120, changed: -100 },
  },
  {
    ...{ of: { name: 'Halyna Bondarenko' }, goal: sfi, courses: codes('SFI2C SFI2D') },
    ...{ state: 'DRAFT', pace: 50, from: -120, changed: -3 },
  },
  {
    ...{ of: { name: 'Peshang Karimi' }, goal: { goal: 'COURSES' } },
    ...{ courses: codes('GRNENGA GRNENGB GRNENGC GRNENGD'), state: 'REVISED' },
    ...{ pace: 50, from: -40, changed: -2 },
  },
];

/** What `buildStudyPlans` reads of the rest of the school. */
interface Studies {
  students: readonly DemoRow<'student'>[];
  enrollments: readonly DemoRow<'enrollment'>[];
  grades: readonly DemoRow<'grade'>[];
}

const PASSING = new Set(['A', 'B', 'C', 'D', 'E', 'G']);
const READING = new Set(['ADMITTED', 'ACTIVE', 'PAUSED']);
/** The school agrees a week after the plan is made. */
const AGREES = 7;

/** Individual study plans, with the courses that the students read and have read. */
export function buildStudyPlans(studies: Studies, staff: DemoStaff, calendar: DemoCalendar) {
  const random = new SeededRandom('study-plans');
  const counsellor = staff.account('syv@demo.se');
  const built = PLANS.map((plan) => {
    const student = studentOf(plan, studies);
    const id = random.id();
    const items = itemsOf(plan, student.id, studies, calendar).map(
      ({ code, term }): DemoRow<'study_plan_item'> => ({
        ...{
          id: random.id(),
          plan_id: id,
          course_id: catalogueId(code),
          term,
          source: 'PLANNED',
          note: null,
        },
      }),
    );
    if (plan.wish)
      items.push({
        ...{ id: random.id(), plan_id: id, course_id: catalogueId(plan.wish), term: null },
        ...{ source: 'WISH', note: 'Gärna på distans.' },
      });
    const agreed = calendar.moment(plan.changed, 10 * 60);
    const isAgreed = plan.state === 'AGREED' || plan.state === 'CLOSED';
    const row: Plan = {
      ...{ program_id: null, package_id: null, sfi_path: null, sfi_course: null },
      ...plan.goal,
      ...{ id, version: 3, student_id: student.id, state: plan.state, pace_percent: plan.pace },
      ...extentOf(plan, items),
      start_date: calendar.day(plan.from),
      planned_end_date:
        plan.ends === undefined ? lastDayOf(items, student.id, studies) : calendar.day(plan.ends),
      agreed_at: isAgreed || plan.isOffered ? agreed : null,
      agreed_by_name: isAgreed || plan.isOffered ? counsellor.name : null,
      student_agreed_at: isAgreed ? agreed : null,
      updated_at: agreed,
    };
    return { row, items, student };
  });
  return {
    plans: built.map(({ row }) => row),
    items: built.flatMap(({ items }) => items),
    ...buildMappings(built, counsellor, { calendar, pointsOf: (courseId) => POINTS.get(courseId) ?? 0 }),
    /** Keeps the revisions of the plans, and checks them. */
    afterwards: async (tx: EntityManager) => {
      for (const [index, { row, student }] of built.entries())
        for (const { isOfStudent, ...revision } of revisionsOf(row, PLANS[index]!, calendar)) {
          const by = isOfStudent
            ? { id: student.user_id ?? counsellor.id, name: student.name }
            : { id: counsellor.id, name: counsellor.name };
          await keepRevision(tx, row, { id: random.id(), by, ...revision });
        }
      await checkDueStudyPlans({ query: (sql, values) => tx.query(sql, values as unknown[]) });
    },
  };
}

interface DemoRevision extends Omit<Revision, 'isOfStudent'> {
  id: string;
  by: { id: string; name: string };
}

async function keepRevision(
  tx: EntityManager,
  { id: planId }: Plan,
  { id, by, at, reason, changed }: DemoRevision,
): Promise<void> {
  const [facts] = await tx.query<PlanFacts[]>(`SELECT ${PLAN_FACTS} ${PLAN_FACTS_FROM} WHERE p.id = $1`, [
    planId,
  ]);
  const content = { ...revisionOf(contentOf(facts!)), ...changed };
  await tx.query(
    `INSERT INTO study_plan_revision (id, plan_id, revised_at, revised_by, revised_by_name, reason, content)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, planId, at, by.id, by.name, reason, JSON.stringify(content)],
  );
}

const byTerm = (a: string, b: string) =>
  a.slice(0, 4).localeCompare(b.slice(0, 4)) || b.slice(4).localeCompare(a.slice(4));

function extentOf({ goal }: DemoPlan, items: readonly DemoRow<'study_plan_item'>[]) {
  const points = items
    .filter(({ source }) => source === 'PLANNED')
    .reduce((sum, { course_id }) => sum + (POINTS.get(course_id) ?? 0), 0);
  return {
    basic_points: goal.goal === 'COURSES' ? points : null,
    upper_secondary_points: goal.goal === 'COURSES' || goal.goal === 'SFI' ? null : points,
  };
}

const POINTS = new Map([...COURSES_BY_CODE].map(([code, { points }]) => [catalogueId(code), points]));

/** Someone who studies, without protected identity; the first on a package is student@demo.se. */
function studentOf({ of, state }: DemoPlan, { students, enrollments }: Studies): DemoRow<'student'> {
  if ('name' in of) return students.find(({ name }) => name === of.name)!;
  const wanted = state === 'CLOSED' ? 'COMPLETED' : 'ACTIVE';
  const fitting = students.filter(
    ({ id, is_protected }) =>
      !is_protected &&
      enrollments.some((one) => one.student_id === id && frameOf(one) === of.frame) &&
      enrollments.some((one) => one.student_id === id && one.course_id !== null && one.status === wanted),
  );
  return fitting[of.nth]!;
}

/** The end of the last term, or of the course that is read beyond it. */
function lastDayOf(
  items: readonly DemoRow<'study_plan_item'>[],
  studentId: string,
  { enrollments }: Studies,
): string {
  const lastTerm = items
    .flatMap(({ term }) => term ?? [])
    .sort(byTerm)
    .at(-1)!;
  const courses = new Set<string | null>(items.map(({ course_id }) => course_id));
  const read = enrollments.filter(
    ({ student_id, course_id, status }) =>
      student_id === studentId && courses.has(course_id) && READING.has(status ?? ''),
  );
  return [termEnd(lastTerm), ...read.flatMap(({ end_date }) => end_date ?? [])].sort().at(-1)!;
}

const frameOf = ({ package_id, program_id }: DemoRow<'enrollment'>) => package_id ?? program_id;

/** The courses in the terms in which they are read; what is left follows at the plan's pace. */
function itemsOf(
  { courses, pace }: DemoPlan,
  studentId: string,
  { enrollments, grades }: Studies,
  calendar: DemoCalendar,
): { code: string; term: string }[] {
  const termIn = (code: string): string | undefined => {
    const courseId = catalogueId(code);
    const isOwn = (row: { student_id: string | null; course_id: string | null }) =>
      row.student_id === studentId && row.course_id === courseId;
    const read = enrollments.find(
      (one) =>
        isOwn(one) &&
        (READING.has(one.status ?? '') ||
          grades.some((grade) => isOwn(grade) && grade.signed_at !== null && PASSING.has(grade.value ?? ''))),
    );
    return read?.start_date ? termOf(read.start_date) : undefined;
  };
  const chosen = courses.map((step) =>
    typeof step === 'string' ? step : (step.oneOf.find((code) => termIn(code)) ?? step.oneOf[0]!),
  );
  const left = chosen.filter((code) => !termIn(code));
  const spread = spreadOverTerms(
    left.map((code) => ({ code, points: COURSES_BY_CODE.get(code)!.points })),
    { startDate: calendar.day(184), pacePercent: pace },
  );
  return [
    ...chosen.flatMap((code) => ({ code, term: termIn(code) ?? '' })).filter(({ term }) => term),
    ...spread.map(({ course, term }) => ({ code: course.code, term })),
  ];
}

interface Revision {
  at: string;
  reason: string;
  changed: object;
  isOfStudent?: boolean;
}

/** How the plan came to its state. */
function revisionsOf(row: Plan, { changed, state, isOffered }: DemoPlan, calendar: DemoCalendar): Revision[] {
  const not = { agreedAt: null, agreedByName: null, studentAgreedAt: null };
  const made = { at: calendar.moment(changed - AGREES, 9 * 60), reason: 'Planen skapad' };
  const revisions: Revision[] = [{ ...made, changed: { state: 'DRAFT', version: 1, ...not } }];
  const at = row.updated_at;
  if (isOffered) revisions.push({ at, reason: 'Godkänd av skolan', changed: {} });
  if (state === 'AGREED') revisions.push({ at, reason: 'Godkänd av eleven', changed: {}, isOfStudent: true });
  if (state === 'REVISED') revisions.push({ at, reason: 'Planen ändrad', changed: {} });
  if (state === 'CLOSED')
    revisions.push({ at, reason: 'Avslutad: Eleven har fått arbete och slutar.', changed: {} });
  return revisions;
}
