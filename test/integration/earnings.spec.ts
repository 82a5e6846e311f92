import {
  admin,
  customer,
  HUNDRED,
  lineOf,
  openEarnings,
  report,
  school,
  studying,
  WHY,
  world,
  YEAR,
} from '../support/earnings-reports.js';

/** A customer per test, with price lists written by the test. */
async function freshPlace(): Promise<string> {
  const name = `Kund ${(fresh += 1)}`;
  await school.sql(`INSERT INTO municipality (name, kind) VALUES ($1, 'MUNICIPALITY')`, [name]);
  return name;
}

let fresh = 0;

beforeAll(openEarnings);
afterAll(() => school.close());

describe('the worked examples of the domain (D11)', () => {
  it('Svenska 1: 100 p at 47.20 are 4 720.00, split into 3 068.00 and 1 652.00', async () => {
    const place = await customer();
    const id = await studying(place, { status: 'COMPLETED' });
    await world.grade(id, 'E', '2024-05-20');
    expect(await lineOf(id, place)).toMatchObject({
      totalOre: 472_000,
      baseShareOre: 306_800,
      resultShareOre: 165_200,
      baseOre: 306_800,
      resultOre: 165_200,
      earnedOre: 472_000,
    });
  });

  it('a dropout exactly half-way earns 1 534.00 and no result share', async () => {
    const place = await customer();
    const id = await studying(place, { status: 'DROPPED_OUT', statusOn: '2024-03-22' });
    expect(await lineOf(id, place)).toMatchObject({ baseOre: 153_400, resultOre: 0, earnedOre: 153_400 });
    expect((await report(place)).cards).toMatchObject({
      riskOre: 472_000 - 153_400,
      riskCount: 1,
      remainingResultOre: 0,
    });
  });

  it('Undersköterska: 1350 p at 48.10 and 150 p at 47.20 are 72 015.00', async () => {
    const place = await customer([
      { category: 'CARE_AND_SALES', ore: 4810 },
      { category: 'GENERAL', ore: 4720 },
    ]);
    const points = [50, 50, 100, 100, 100, 100, 100, 100, 100, 100, 100, 50, 100, 100, 100];
    expect(points.reduce((sum, n) => sum + n)).toBe(1350);
    const studentId = await school.student({ municipality: place });
    const packageId = await world.package('Undersköterska');
    const parentId = await world.enrollment({ studentId, packageId, ...HUNDRED });
    const courses = [
      ...points.map((n) => ({ points: n, category: 'CARE_AND_SALES' })),
      { points: 50, category: 'GENERAL' },
      { points: 100, category: 'GENERAL' },
    ];
    for (const seed of courses) {
      const id = await world.enrollment({
        studentId,
        courseId: await world.course(seed),
        parentId,
        ...HUNDRED,
      });
      await world.grade(id, 'C', '2024-05-10');
    }
    expect((await report(place)).cards.earnedOre).toBe(7_201_500);
  });
});

describe('the base share', () => {
  it('accrues by day, and the months always sum to the whole', async () => {
    const place = await customer([{ category: 'GENERAL', ore: 4733, base: 67 }]);
    const id = await studying(
      place,
      { from: '2024-01-17', to: '2024-11-03' },
      await world.course({ points: 35 }),
    );
    const months = Array.from({ length: 12 }, (_, n) => `2024-${String(n + 1).padStart(2, '0')}-01`);
    const earned = [];
    for (const month of months)
      earned.push((await lineOf(id, place, { from: month, to: month }))?.baseOre ?? 0);
    const line = (await lineOf(id, place))!;
    expect(earned.reduce((sum, ore) => sum + ore)).toBe(line.baseShareOre);
    expect(line.baseShareOre! + line.resultShareOre!).toBe(line.totalOre);
    expect(line.totalOre).toBe(35 * 4733);
    // 35 × 47.33 = 1 656.55, of which 67 % are 1 109.8885: rounded half up.
    expect(line.baseShareOre).toBe(110_989);
  });

  it.each(['NOT_STARTED', 'CANCELLED'])('is nothing for a student with status %s', async (status) => {
    const place = await customer();
    const id = await studying(place, { status });
    expect(await lineOf(id, place)).toBeUndefined();
    expect((await report(place)).cards.earnedOre).toBe(0);
  });

  it('ends when the principal ends the education, as for a dropout', async () => {
    const place = await customer();
    const id = await studying(place, { status: 'ENDED_BY_PRINCIPAL', statusOn: '2024-02-11' });
    expect(await lineOf(id, place)).toMatchObject({ baseOre: 30_680, resultOre: 0 });
  });
});

describe('the result share', () => {
  let place: string;
  beforeAll(async () => (place = await customer()));

  it.each([
    ['A', 165_200],
    ['F', 165_200],
    ['–', 0],
  ])('for a signed %s is %i öre', async (grade, ore) => {
    const id = await studying(place);
    await world.grade(id, grade, '2024-05-20');
    expect(await lineOf(id, place)).toMatchObject({ resultOre: ore });
  });

  it('waits while the grade is a draft', async () => {
    const id = await studying(place);
    await world.grade(id, 'A', null);
    expect(await lineOf(id, place)).toMatchObject({ resultOre: 0, grade: null });
  });

  it('is earned in the month in which the grade is signed', async () => {
    const id = await studying(place);
    await world.grade(id, 'A', '2024-06-03');
    const inMonth = async (month: string) =>
      (await lineOf(id, place, { from: month, to: month }))?.resultOre ?? 0;
    expect([await inMonth('2024-05-01'), await inMonth('2024-06-01'), await inMonth('2024-07-01')]).toEqual([
      0, 165_200, 0,
    ]);
  });

  it('is not paid after a dropout, whatever the grade', async () => {
    const id = await studying(place, { status: 'DROPPED_OUT', statusOn: '2024-03-22' });
    await world.grade(id, 'F', '2024-05-20');
    expect(await lineOf(id, place)).toMatchObject({ resultOre: 0 });
  });

  it('of an orientation course, which has no grade, is earned on completion', async () => {
    const course = await world.course({ kind: 'ORIENTATION' });
    const done = await studying(place, { status: 'COMPLETED', statusOn: '2024-05-10' }, course);
    const going = await studying(place, {}, course);
    expect(await lineOf(done, place)).toMatchObject({ resultOre: 165_200 });
    expect(await lineOf(going, place)).toMatchObject({ resultOre: 0 });
  });

  it.each([
    ['PER_POINT', undefined, 'F', 165_200],
    ['PER_POINT', false, 'F', 0],
    ['PER_POINT', false, 'IG', 0],
    ['PER_POINT', false, 'E', 165_200],
    ['PER_COMPLETED_COURSE', undefined, 'F', 0],
    ['PER_COMPLETED_COURSE', undefined, 'IG', 0],
    ['PER_COMPLETED_COURSE', undefined, 'E', 4720],
    ['PER_COMPLETED_COURSE', true, 'F', 4720],
    ['PER_COMPLETED_COURSE', true, '–', 0],
  ])('%s, when the price says %s for F and IG: %s earns %i öre', async (basis, paysFailed, grade, ore) => {
    const name = await freshPlace();
    await world.priceList(name, '2024-01-01', null, [
      { category: 'GENERAL', basis, ore: 4720, ...(paysFailed === undefined ? {} : { paysFailed }) },
    ]);
    const id = await studying(name);
    await world.grade(id, grade, '2024-05-20');
    expect(await lineOf(id, name)).toMatchObject({ resultOre: ore });
    if (ore === 0) expect((await report(name)).cards.remainingResultOre).toBe(0);
  });
});

/** A hundred days at 30.68 kr: the base share of 100 p × 47.20 is 3 068.00. */
describe('a pause of twenty days', () => {
  const paused = async (paidPauseDays: number | null) => {
    const name = await freshPlace();
    await world.priceList(name, '2024-01-01', null, [{ category: 'GENERAL', ore: 4720 }], paidPauseDays);
    const id = await studying(name);
    await world.history(id, [
      ['ACTIVE', '2024-02-01'],
      ['PAUSED', '2024-03-01'],
      ['ACTIVE', '2024-03-21'],
    ]);
    return { name, id };
  };

  it.each([
    ['all of them', null, 306_800],
    ['none', 0, 306_800 - 20 * 3_068],
    ['the first five', 5, 306_800 - 15 * 3_068],
    ['the first thirty, which are more than there were', 30, 306_800],
  ])('pays %s according to the price list', async (_, paid, ore) => {
    const { name, id } = await paused(paid);
    expect(await lineOf(id, name)).toMatchObject({ baseOre: ore });
    const months = ['2024-02-01', '2024-03-01', '2024-04-01', '2024-05-01'];
    let sum = 0;
    for (const month of months) sum += (await lineOf(id, name, { from: month, to: month }))?.baseOre ?? 0;
    expect(sum).toBe(ore);
  });

  it('is described with the rule in the explanation, which adds up to the earnings', async () => {
    const { id } = await paused(5);
    const { data } = await admin.graphql(WHY, { input: { enrollmentId: id, ...YEAR } });
    const { earnedOre, steps } = data!.earningExplanation;
    expect(earnedOre).toBe(306_800 - 15 * 3_068);
    expect(steps).toContainEqual(
      expect.objectContaining({
        label: 'Studieuppehåll',
        detail: '2024-03-01 – 2024-03-20, 20 dagar: prislistan betalar de första 5 dagarna av varje uppehåll',
      }),
    );
    expect(steps.find(({ label }) => label.startsWith('Grunddel 2024'))?.detail).toContain('85 av 100 dagar');
  });

  it('earns nothing more if it continues, and keeps what was paid before', async () => {
    const { name, id } = await paused(0);
    await world.history(id, [['PAUSED', '2024-04-01']]);
    // Twenty-nine days of February and eleven of March.
    expect(await lineOf(id, name)).toMatchObject({ baseOre: 40 * 3_068 });
  });

  it('counts only from the corrected day when its first day is corrected', async () => {
    const { name, id } = await paused(0);
    await world.history(id, [
      ['PAUSED', '2024-04-01'],
      ['PAUSED', '2024-04-11'],
    ]);
    expect(await lineOf(id, name)).toMatchObject({ baseOre: 50 * 3_068 });
  });

  it('leaves a frozen month as it was when the rule changes, and shows the difference', async () => {
    const { name, id } = await paused(null);
    const freeze = `mutation($input: FreezePeriodInput!) { freezePeriod(input: $input) { id } }`;
    const { data } = await admin.graphql(freeze, { input: { month: '2024-03-01', kind: 'FINAL' } });
    const freezeId = data!.freezePeriod.id;
    const march = { from: '2024-03-01', to: '2024-03-31' };
    const [line] = await school.sql<{ paused: number; unpaid: number }>(
      'SELECT paused_days AS paused, unpaid_days AS unpaid FROM earning_line WHERE enrollment_id = $1',
      [id],
    );
    expect(line).toEqual({ paused: 20, unpaid: 0 });
    await school.sql('UPDATE price_list SET paid_pause_days = 0 WHERE municipality = $1', [name]);
    expect(await lineOf(id, name, march)).toMatchObject({ baseOre: 31 * 3_068 });
    const asked = await admin.graphql(
      `query($id: ID!) { earningDeviations(freezeId: $id) { enrollmentId differenceOre } }`,
      { id: freezeId },
    );
    expect(asked.data!.earningDeviations).toContainEqual({ enrollmentId: id, differenceOre: -20 * 3_068 });
    await school.unguarded('TRUNCATE earning_freeze CASCADE');
  });

  it('counts the same in the statistics: no participant in a month that was paused throughout', async () => {
    const name = await freshPlace();
    const id = await studying(name);
    await world.history(id, [
      ['ACTIVE', '2024-02-01'],
      ['PAUSED', '2024-02-20'],
      ['ACTIVE', '2024-04-03'],
    ]);
    const figures = async (from: string, to: string) => {
      const { data, errors } = await admin.graphql(
        `query($input: CourseStatisticsInput!, $by: StatisticsGroup!) {
          courseStatistics(input: $input) { current { participants students } }
          groupStatistics(input: $input, by: $by) { participants } }`,
        { input: { from, to, municipalities: [name] }, by: 'MUNICIPALITY' },
      );
      expect(errors).toEqual([]);
      const { current } = data!.courseStatistics;
      const groups = data!.groupStatistics;
      return [current.participants, current.students, groups.reduce((sum, one) => sum + one.participants, 0)];
    };
    expect(await figures('2024-02-01', '2024-02-29')).toEqual([1, 1, 1]);
    expect(await figures('2024-03-01', '2024-03-31')).toEqual([0, 0, 0]);
    expect(await figures('2024-04-01', '2024-04-30')).toEqual([1, 1, 1]);
  });
});
