import { codeOf } from '../support/school.js';
import {
  admin,
  customer,
  CUSTOMERS,
  HUNDRED,
  lineOf,
  lines,
  openEarnings,
  report,
  REPORT,
  school,
  studying,
  WHY,
  world,
  YEAR,
} from '../support/earnings-reports.js';

beforeAll(openEarnings);
afterAll(() => school.close());

describe('the price', () => {
  it('is the price on the day the course begins', async () => {
    const place = CUSTOMERS.pop()!;
    await world.priceList(place, '2023-01-01', '2023-12-31', [{ category: 'GENERAL', ore: 4000 }]);
    await world.priceList(place, '2024-01-01', null, [{ category: 'GENERAL', ore: 5000 }]);
    const before = await studying(place, { from: '2023-12-31', to: '2024-03-01' });
    const after = await studying(place, { from: '2024-01-01', to: '2024-03-01' });
    expect((await lineOf(before, place))?.unitOre).toBe(4000);
    expect((await lineOf(after, place))?.unitOre).toBe(5000);
  });

  it('is the most specific: course, package, distance category, category', async () => {
    const own = await world.course();
    const packageId = await world.package();
    const place = await customer([
      { category: 'GENERAL', ore: 1 },
      { category: 'GENERAL', distance: true, ore: 2 },
      { packageId, ore: 3 },
      { courseId: own, ore: 4 },
    ]);
    const studentId = await school.student({ municipality: place });
    const parentId = await world.enrollment({ studentId, packageId, ...HUNDRED });
    const price = async (courseId: string, more: { instanceId?: string; parentId?: string } = {}) =>
      (await lineOf(await world.enrollment({ studentId, courseId, ...HUNDRED, ...more }), place))?.unitOre;
    const remote = await world.course();
    const [far, again, near] = [
      await world.instance(remote, 'DISTANCE'),
      await world.instance(remote, 'DISTANCE'),
      await world.instance(remote, 'CLASSROOM'),
    ];
    expect(await price(own, { parentId })).toBe(4);
    expect(await price(remote, { parentId, instanceId: far })).toBe(3);
    expect(await price(remote, { instanceId: again })).toBe(2);
    expect(await price(remote, { instanceId: near })).toBe(1);
  });

  it('per place is the package’s alone, and includes its courses', async () => {
    const packageId = await world.package('Yrkesförare');
    const place = await customer([
      { category: 'GENERAL', ore: 4720 },
      { packageId, basis: 'PER_PLACE', ore: 6_900_000, base: 100 },
    ]);
    const studentId = await school.student({ municipality: place });
    const parentId = await world.enrollment({ studentId, packageId, ...HUNDRED });
    await world.enrollment({ studentId, courseId: await world.course(), parentId, ...HUNDRED });
    const { cards, groups } = await report(place);
    expect(cards).toMatchObject({ earnedOre: 6_900_000, remainingResultOre: 0 });
    expect(groups.map((group) => group.packageId)).toEqual([packageId]);
  });

  it('per completed course is nothing before completion, and all of it after', async () => {
    const course = await world.course({ points: null, category: 'SFI', level: 'SFI' });
    const place = await customer([{ category: 'SFI', basis: 'PER_COMPLETED_COURSE', ore: 1_727_100 }]);
    const [going, done] = [await studying(place, {}, course), await studying(place, {}, course)];
    await world.grade(done, 'G', '2024-04-02');
    expect(await lineOf(going, place)).toMatchObject({ earnedOre: 0 });
    expect(await lineOf(done, place)).toMatchObject({ earnedOre: 1_727_100 });
  });
});

describe('an enrolment without an amount', () => {
  it('is in no sum, is counted by its reason, and can be shown', async () => {
    const place = await customer([{ category: 'GENERAL', ore: 4720 }]);
    const [first, second] = [
      await world.course({ category: 'SCIENCE' }),
      await world.course({ category: null }),
    ];
    const without = [
      await studying(place, {}, first),
      await studying(place, {}, first),
      await studying(place, {}, second),
    ];
    await studying(place, {}, await world.course({ points: null }));
    const { cards, problems } = await report(place);
    expect(cards.earnedOre).toBe(0);
    expect(problems.map(({ kind, courses, enrollments }) => [kind, courses, enrollments])).toEqual([
      ['NO_POINTS', 1, 1],
      ['NO_PRICE', 2, 3],
    ]);
    const shown = await lines({ municipality: place, problem: 'NO_PRICE' });
    expect(shown.map(({ enrollmentId }) => enrollmentId).sort()).toEqual(without.sort());
    expect(shown[0]).toMatchObject({ problem: 'NO_PRICE', totalOre: null, earnedOre: 0 });
  });
});

describe('the explanation', () => {
  it('adds up, line by line, to what the report says', async () => {
    const place = await customer();
    const id = await studying(place);
    await world.grade(id, 'B', '2024-05-20');
    const period = { from: '2024-04-01', to: '2024-05-31' };
    const { data, errors } = await admin.graphql(WHY, { input: { enrollmentId: id, ...period } });
    expect(errors).toEqual([]);
    const { earnedOre, steps } = data!.earningExplanation;
    // Sixty days before April: 1 840.80 of 3 068.00.
    expect(earnedOre).toBe(306_800 - 184_080 + 165_200);
    expect(steps.filter(({ counts }) => counts).reduce((sum, { amountOre }) => sum + amountOre!, 0)).toBe(
      earnedOre,
    );
    expect((await lineOf(id, place, period))?.earnedOre).toBe(earnedOre);
  });
});

describe('access', () => {
  it('is for administrators only, and leaves a trace', async () => {
    const teacher = await school.as('TEACHER');
    expect(codeOf(await teacher.graphql(REPORT, { input: YEAR }))).toBe('FORBIDDEN');
    const before = await school.sql(`SELECT FROM access_log WHERE action = 'READ_EARNINGS'`);
    await admin.graphql(REPORT, { input: YEAR });
    const after = await school.sql(`SELECT FROM access_log WHERE action = 'READ_EARNINGS'`);
    expect(after.length).toBe(before.length + 1);
  });

  it('requires whole months in order, at most 24', async () => {
    const ask = (from: string, to: string) => admin.graphql(REPORT, { input: { from, to } });
    expect(codeOf(await ask('2024-05-01', '2024-04-01'))).toBe('BAD_USER_INPUT');
    expect(codeOf(await ask('2022-01-01', '2024-01-01'))).toBe('BAD_USER_INPUT');
  });
});

test('GET /api/earnings without a period returns the current month', async () => {
  const { status, body } = await admin.rest('GET', '/api/earnings');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(new Date());
  const { from, to } = body as { from: string; to: string };
  expect([status, from, to.slice(0, 7)]).toEqual([200, `${today.slice(0, 7)}-01`, today.slice(0, 7)]);
  const narrowed = await admin.rest('GET', '/api/earnings?municipality=Solna');
  expect(narrowed).toMatchObject({ status: 200, body: { from } });
  const half = await admin.rest('GET', `/api/earnings?from=${today}`);
  expect(half).toMatchObject({ status: 400 });
  expect(JSON.stringify(half.body)).toContain('"path":"to"');
});
