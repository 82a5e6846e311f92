import type {
  CourseFigures,
  EarningFreeze,
  EarningsReport,
  GradeRow,
} from '../../server/platform/graphql/generated.js';
import { EarningsWorld } from '../support/earnings-world.js';
import { Grading } from '../support/grading.js';
import { School, type Person } from '../support/school.js';

const PASSWORD = 'fyra hästar springer fort';
const COURSE = { from: '2024-01-02', to: '2024-04-10' };
const APRIL = { from: '2024-04-01', to: '2024-04-30' };
const RESULT_ORE = 165_200;

let school: School;
let world: EarningsWorld;
let grading: Grading;
let admin: Person;
let thisMonth: { from: string; to: string };

beforeAll(async () => {
  school = await School.open();
  world = new EarningsWorld(school);
  grading = new Grading(school);
  admin = await school.as('ADMIN');
  await school.setPassword(admin, PASSWORD);
  const [{ today }] = (await school.sql<{ today: string }>('SELECT today()::text AS today')) as [
    { today: string },
  ];
  thisMonth = { from: today, to: today };
});
afterAll(() => school.close());
beforeEach(async () => {
  await school.unguarded('TRUNCATE earning_freeze, price_list, enrollment CASCADE');
  await world.priceList('Salem', '2024-01-01', '2024-12-31', [
    { category: 'GENERAL', ore: 4720, paysFailed: false },
  ]);
});

async function ask<T>(operation: string, input: object): Promise<T> {
  const [type, field] = operation.split(' ') as [string, string, string];
  const { data, errors } = await admin.graphql(
    `${field === 'query' ? 'query' : 'mutation'}($input: ${type}!) { ${operation.split(' ').slice(2).join(' ')} }`,
    { input },
  );
  expect(errors).toEqual([]);
  return Object.values(data!)[0] as T;
}

const cards = async (period: { from: string; to: string }) =>
  (
    await ask<EarningsReport>(
      'EarningsInput query earnings(input: $input) { cards { earnedOre baseOre resultOre } }',
      period,
    )
  ).cards;

/** A course graded and signed in April 2024, on its second-to-last day. */
async function graded(value: string): Promise<{ instanceId: string; enrollmentId: string }> {
  const courseId = await world.course();
  const instanceId = await grading.instance({ courseId });
  const studentId = await school.student({ municipality: 'Salem' });
  const enrollmentId = await world.enrollment({ studentId, courseId, instanceId, ...COURSE });
  await world.grade(enrollmentId, value, '2024-04-09');
  return { instanceId, enrollmentId };
}

const freezeApril = () =>
  ask<EarningFreeze>('FreezePeriodInput mutation freezePeriod(input: $input) { id totalOre }', {
    month: APRIL.from,
    kind: 'FINAL',
  });

/** Corrects through the API: unlocked, changed and signed again today. */
async function correct(
  { instanceId, enrollmentId }: { instanceId: string; enrollmentId: string },
  value: string,
): Promise<void> {
  const sheet = await ask<{ rows: GradeRow[] }>(
    'GradeSheetInput query gradeSheet(input: $input) { rows { gradeId } }',
    { kind: 'INSTANCE', id: instanceId },
  );
  await ask('UnlockGradeInput mutation unlockGrade(input: $input) { state }', {
    gradeId: sheet.rows[0]!.gradeId,
    reason: 'Fel rad',
  });
  await ask('SetGradeInput mutation setGrade(input: $input) { state }', {
    entryId: enrollmentId,
    grade: value,
    reason: 'Provet var felrättat',
  });
  await ask('SignGradesInput mutation signGrades(input: $input) { group { state } }', {
    kind: 'INSTANCE',
    id: instanceId,
    password: PASSWORD,
    rowIds: [enrollmentId],
  });
}

async function deviations(id: string) {
  const { data, errors } = await admin.graphql(
    'query($id: ID!) { earningDeviations(freezeId: $id) { enrollmentId differenceOre } }',
    { id },
  );
  expect(errors).toEqual([]);
  return data!.earningDeviations;
}

describe('a grade corrected after its month was frozen', () => {
  it('earns its result share once, in that month, and not again when signed anew', async () => {
    const entry = await graded('D');
    const { id, totalOre } = await freezeApril();
    expect(totalOre).toBe(30_680 + RESULT_ORE);
    await correct(entry, 'B');
    expect(await cards(thisMonth)).toEqual({ earnedOre: 0, baseOre: 0, resultOre: 0 });
    expect((await cards(APRIL)).earnedOre).toBe(30_680 + RESULT_ORE);
    expect(await deviations(id)).toEqual([]);
  });

  it('from F to a pass is a deviation in the frozen month, not an earning in the new one', async () => {
    const entry = await graded('F');
    const { id, totalOre } = await freezeApril();
    expect(totalOre).toBe(30_680);
    await correct(entry, 'E');
    expect((await cards(thisMonth)).earnedOre).toBe(0);
    expect(await deviations(id)).toEqual([{ enrollmentId: entry.enrollmentId, differenceOre: RESULT_ORE }]);
  });

  it('from a pass to F and back again leaves the frozen month as it was', async () => {
    const entry = await graded('C');
    const { id } = await freezeApril();
    await correct(entry, 'F');
    expect(await deviations(id)).toEqual([{ enrollmentId: entry.enrollmentId, differenceOre: -RESULT_ORE }]);
    expect((await cards(thisMonth)).earnedOre).toBe(0);
    await correct(entry, 'C');
    expect(await deviations(id)).toEqual([]);
    expect((await cards(thisMonth)).earnedOre).toBe(0);
  });

  it('earns in the open month of its first signing when nothing is frozen', async () => {
    const entry = await graded('F');
    await correct(entry, 'A');
    expect((await cards(APRIL)).resultOre).toBe(RESULT_ORE);
    expect((await cards(thisMonth)).resultOre).toBe(0);
  });
});

it('is not a late grade in the statistics: it was on time', async () => {
  const entry = await graded('D');
  const figures = async () =>
    (
      await ask<{ current: CourseFigures }>(
        'CourseStatisticsInput query courseStatistics(input: $input) { current { lateGrades dueGrades daysToGrade } }',
        { ...COURSE },
      )
    ).current;
  const before = await figures();
  expect(before).toEqual({ lateGrades: 0, dueGrades: 1, daysToGrade: 0 });
  await correct(entry, 'B');
  expect(await figures()).toEqual(before);
});
