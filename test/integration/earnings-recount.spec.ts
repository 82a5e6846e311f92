import { SeededRandom } from '../../server/demo/made-up/seeded-random.js';
import { EnrollmentFacts } from '../../server/features/enrollments/facts/enrollment-facts.service.js';
import type { EarningLine } from '../../server/platform/graphql/generated.js';
import { EarningsWorld, type PriceSeed } from '../support/earnings-world.js';
import { rowsRead } from '../support/rows-read.js';
import { School, type Person } from '../support/school.js';
import { story } from '../support/story.js';

/** Recalculates every amount day by day from the stored rows. */
interface Entry {
  id: string;
  municipality: string | null;
  course_id: string | null;
  package_id: string | null;
  frame_package: string | null;
  frame_start: string | null;
  points: number | null;
  category: string | null;
  kind: string | null;
  distance: boolean;
  start_date: string;
  end_date: string;
  status: string;
  status_on: string;
  grade: string | null;
  signed_on: string | null;
  removed: boolean;
}

interface Price {
  municipality: string;
  valid_from: string;
  valid_to: string | null;
  category: string | null;
  course_id: string | null;
  package_id: string | null;
  distance: boolean;
  basis: string;
  ore: number;
  base: number;
  paid_pause_days: number | null;
}

const PLACES = ['Botkyrka', 'KCNO', 'Täby', 'Danderyd', 'Privat kunder'];
const CATEGORIES = ['GENERAL', 'CARE_AND_SALES', 'SCIENCE', 'SFI', 'BASIC'];
const random = new SeededRandom('earnings-recount');

let school: School;
let world: EarningsWorld;
let admin: Person;

beforeAll(async () => {
  school = await School.open();
  world = new EarningsWorld(school);
  admin = await school.as('ADMIN');
  await fill();
}, 120_000);
afterAll(() => school.close());

const day = (offset: number): string => new Date(Date.UTC(2023, 6, 1 + offset)).toISOString().slice(0, 10);

async function fill(): Promise<void> {
  const courses: string[] = [];
  for (let n = 0; n < 24; n += 1)
    courses.push(
      await world.course({
        points: random.chance(0.05) ? null : random.pick([35, 50, 100, 150, 200]),
        category: random.pick(CATEGORIES),
        kind: random.chance(0.1) ? 'ORIENTATION' : 'COURSE',
      }),
    );
  await school.sql(
    `INSERT INTO course_equivalent (course_id, equivalent_id, source)
     SELECT id, other, 'Test' FROM unnest($1::uuid[], $2::uuid[]) AS pair (id, other)`,
    [
      courses.slice(0, 12),
      await Promise.all(Array.from({ length: 12 }, () => world.course({ points: 100 }))),
    ],
  );
  const [place, bundle] = [await world.package('Plats'), await world.package('Paket')];
  for (const name of PLACES)
    for (const [from, to] of [
      ['2023-01-01', '2023-12-31'],
      ['2024-01-01', null],
    ] as const) {
      const prices: PriceSeed[] = CATEGORIES.filter(() => random.chance(0.9)).flatMap((category) => [
        category === 'SFI'
          ? { category, basis: 'PER_COMPLETED_COURSE', ore: random.between(1_300_000, 3_000_000) }
          : { category, ore: random.between(3_001, 7_999), base: random.pick([60, 65, 67]) },
        ...(category !== 'SFI' && random.chance(0.5)
          ? [{ category, distance: true, ore: random.between(3_001, 7_999) }]
          : []),
      ]);
      prices.push({ courseId: courses[0]!, ore: random.between(3_001, 7_999) });
      if (random.chance(0.7)) prices.push({ packageId: place, basis: 'PER_PLACE', ore: 6_900_001, base: 90 });
      prices.push({ packageId: bundle, ore: random.between(3_001, 7_999) });
      await world.priceList(name, from, to, prices, random.pick([null, 0, 10]));
    }
  for (let n = 0; n < 260; n += 1) await enrol(courses, place, bundle);
}

async function enrol(courses: string[], place: string, bundle: string): Promise<void> {
  const studentId = await school.student({ municipality: random.chance(0.03) ? null : random.pick(PLACES) });
  const start = random.between(0, 420);
  const length = random.between(0, 200);
  const dates = { from: day(start), to: day(start + length) };
  const framed = random.pick([null, null, place, bundle]);
  const parentId =
    framed && (await world.enrollment({ studentId, packageId: framed, ...dates, status: 'ACTIVE' }));
  const courseId = random.pick(courses);
  const status = random.weighted({
    ACTIVE: 50,
    COMPLETED: 25,
    DROPPED_OUT: 12,
    ENDED_BY_PRINCIPAL: 3,
    NOT_STARTED: 4,
    CANCELLED: 2,
    PAUSED: 10,
  });
  const id = await world.enrollment({
    studentId,
    courseId,
    parentId,
    instanceId: await world.instance(courseId, random.pick(['DISTANCE', 'CLASSROOM'])),
    ...dates,
    status,
    statusOn: day(start + random.between(-2, length + 3)),
  });
  if (random.chance(0.5))
    await world.grade(
      id,
      random.pick(['A', 'E', 'F', '–']),
      random.chance(0.8) ? day(start + length + random.between(-9, 30)) : null,
    );
  // Validated as a whole or in part, in the course or its equivalent; only a part changes the price.
  if (random.chance(0.3))
    await school.sql(
      `INSERT INTO study_validation (id, student_id, course_id, scope, points, basis, decided_on, decided_by_name)
       SELECT gen_random_uuid(), $1, CASE WHEN $3 THEN coalesce(pair.equivalent_id, c.id) ELSE c.id END,
         CASE WHEN $4 THEN 'PART' ELSE 'WHOLE' END, CASE WHEN $4 THEN 30 ELSE coalesce(c.points, 0) END, 'Intyg',
         '2023-06-01', 'Siv Syv'
       FROM course c LEFT JOIN course_pair pair ON pair.course_id = c.id WHERE c.id = $2`,
      [studentId, courseId, random.chance(0.5), random.chance(0.7)],
    );
}

async function rows(): Promise<{ entries: Entry[]; prices: Price[] }> {
  const entries = await school.sql<
    Entry & Record<string, unknown>
  >(`SELECT e.id, s.municipality, e.course_id, e.package_id,
      f.package_id AS frame_package, CASE WHEN f.removed_at IS NULL THEN f.start_date END AS frame_start, c.points - coalesce(part.points, 0) AS points, c.price_category AS category, c.kind,
      coalesce(ci.study_form = 'DISTANCE', false) AS distance, e.start_date, e.end_date, e.status, e.status_on,
      g.value AS grade, (g.signed_at AT TIME ZONE 'Europe/Stockholm')::date AS signed_on, e.removed_at IS NOT NULL AS removed
    FROM enrollment e JOIN student s ON s.id = e.student_id LEFT JOIN enrollment f ON f.id = e.parent_id
    LEFT JOIN course c ON c.id = e.course_id LEFT JOIN course_instance ci ON ci.id = e.course_instance_id
    LEFT JOIN grade g ON g.enrollment_id = e.id
    LEFT JOIN study_validation part ON part.student_id = e.student_id AND part.scope = 'PART'
      AND part.course_id = ANY (course_kin(e.course_id))`);
  const prices = await school.sql<
    Price & Record<string, unknown>
  >(`SELECT l.municipality, l.valid_from, l.valid_to, r.category,
      r.course_id, r.package_id, r.distance, r.basis, r.amount_ore AS ore, r.base_percent AS base,
      l.paid_pause_days
    FROM price_row r JOIN price_list l ON l.id = r.price_list_id`);
  return { entries, prices };
}

function priceOf(entry: Entry, prices: readonly Price[]): Price | undefined {
  const on = (start: string) =>
    prices.filter(
      (p) =>
        p.municipality === entry.municipality && p.valid_from <= start && (p.valid_to ?? '9999') >= start,
    );
  const own = on(entry.start_date);
  const place = (all: Price[], id: string | null) =>
    all.find((p) => id !== null && p.package_id === id && p.basis === 'PER_PLACE');
  if (entry.package_id) return place(own, entry.package_id);
  if (entry.frame_start && place(on(entry.frame_start), entry.frame_package)) return undefined;
  return (
    own.find((p) => p.course_id === entry.course_id) ??
    own.find(
      (p) => p.package_id !== null && p.package_id === entry.frame_package && p.basis !== 'PER_PLACE',
    ) ??
    own.find((p) => p.category === entry.category && p.distance && entry.distance) ??
    own.find((p) => p.category === entry.category && !p.distance)
  );
}

const rounded = (share: number, part: number, whole: number): number => {
  const [quotient, rest] = [Math.floor((share * part) / whole), (share * part) % whole];
  return quotient + (rest * 2 >= whole ? 1 : 0);
};

/** Earnings of an enrolment from one day to another, inclusive. */
function earned(entry: Entry, prices: readonly Price[], from: string, to: string): number {
  const price = priceOf(entry, prices);
  if (!price || entry.removed || ['NOT_STARTED', 'CANCELLED'].includes(entry.status)) return 0;
  if (price.basis === 'PER_POINT' && entry.points === null) return 0;
  const total = price.basis === 'PER_POINT' ? entry.points! * price.ore : price.ore;
  const base = rounded(total, price.base, 100);
  const stopped = ['DROPPED_OUT', 'ENDED_BY_PRINCIPAL'].includes(entry.status);
  const studied: string[] = [];
  const all: string[] = [];
  for (let at = entry.start_date; at <= entry.end_date; at = next(at)) {
    all.push(at);
    // A pause without an end continues; all, none or the first days of it are paid.
    const paid = entry.status === 'PAUSED' ? price.paid_pause_days : null;
    if (paid === null ? !stopped || at < entry.status_on : at < shift(entry.status_on, paid))
      studied.push(at);
  }
  const through = (last: string) => rounded(base, studied.filter((at) => at <= last).length, all.length);
  return through(to) - through(before(from)) + resultIn(entry, price, total - base, { stopped, from, to });
}

/** Only passed courses count as completed, since no price here says otherwise. */
const isUnpaid = (entry: Entry, price: Price) =>
  price.basis === 'PER_COMPLETED_COURSE' && ['F', 'IG'].includes(entry.grade ?? '');

function resultIn(
  entry: Entry,
  price: Price,
  share: number,
  { stopped, from, to }: { stopped: boolean; from: string; to: string },
): number {
  if (stopped) return 0;
  let on: string | null = null;
  if (entry.signed_on) on = entry.grade === '–' || isUnpaid(entry, price) ? null : entry.signed_on;
  else if (entry.status === 'COMPLETED' && (entry.package_id || entry.kind === 'ORIENTATION'))
    on = entry.status_on;
  if (on && on < entry.start_date) on = entry.start_date;
  return on && on >= from && on <= to ? share : 0;
}

const shift = (at: string, by: number) =>
  new Date(Date.parse(at) + by * 86_400_000).toISOString().slice(0, 10);
const next = (at: string) => shift(at, 1);
const before = (at: string) => shift(at, -1);

async function shown(from: string, to: string) {
  const query = `query($r: EarningsInput!) { earnings(input: $r) { cards { earnedOre } groups { municipality earnedOre } } }`;
  const { data, errors } = await admin.graphql(query, { r: { from, to } });
  expect(errors).toEqual([]);
  const lines: Pick<EarningLine, 'enrollmentId' | 'municipality' | 'earnedOre'>[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await admin.graphql(
      `query($l: EarningLinesInput!) { earningLines(input: $l) { totalCount nodes { enrollmentId municipality earnedOre } } }`,
      { l: { from, to, page, first: 100 } },
    );
    const { nodes, totalCount } = answer.data!.earningLines;
    lines.push(...nodes);
    if (page * 100 < totalCount) continue;
    expect(lines).toHaveLength(totalCount);
    break;
  }
  return { report: data!.earnings, lines };
}

const nonZero = (amounts: readonly (readonly [string, number])[]) =>
  new Map(amounts.filter(([, ore]) => ore !== 0).sort());

story('counted by hand', (it) => {
  for (const [from, to] of [
    ['2023-07-01', '2023-07-31'],
    ['2023-11-01', '2024-02-29'],
    ['2024-05-01', '2024-05-31'],
    ['2023-07-01', '2025-06-30'],
  ] as const)
    it(`${from} to ${to} gives the same result, by student and by customer`, async () => {
      const { entries, prices } = await rows();
      const { report, lines } = await shown(from, to);
      const amounts = entries.map((entry) => [entry.id, earned(entry, prices, from, to)] as const);
      expect(nonZero(lines.map((line) => [line.enrollmentId, line.earnedOre]))).toEqual(nonZero(amounts));
      const total = amounts.reduce((sum, [, ore]) => sum + ore, 0);
      expect(total).toBeGreaterThan(0);
      expect(report.cards.earnedOre).toBe(total);
      const places = PLACES.map(
        (place) =>
          [
            place,
            entries.reduce((sum, e) => sum + (e.municipality === place ? earned(e, prices, from, to) : 0), 0),
          ] as const,
      );
      expect(nonZero(report.groups.map((group) => [group.municipality, group.earnedOre]))).toEqual(
        nonZero(places),
      );
    });

  it('is calculated line by line only for the students on the page', async () => {
    await school.app.get<EnrollmentFacts>(EnrollmentFacts).settle();
    await school.sql('ANALYZE enrollment');
    const read = await rowsRead(school, async () => {
      const { data } = await admin.graphql(
        `query($l: EarningLinesInput!) { earningLines(input: $l) { totalCount nodes { enrollmentId } } }`,
        { l: { from: '2023-07-01', to: '2025-06-30', page: 3, first: 5 } },
      );
      const { totalCount, nodes } = data!.earningLines;
      expect([totalCount > 100, nodes.length]).toEqual([true, 5]);
    });
    // Each once with its amounts, and once for its course.
    expect(read.get('enrollment')).toBe(2 * 5);
  });

  it('a frozen month keeps its amounts when facts change, and the deviations are exactly the differences', async () => {
    const [from, to] = ['2024-03-01', '2024-03-31'];
    const then = await rows();
    const freeze = `mutation($input: FreezePeriodInput!) { freezePeriod(input: $input) { id totalOre } }`;
    const { data } = await admin.graphql(freeze, { input: { month: from, kind: 'FINAL' } });
    const { id, totalOre } = data!.freezePeriod;
    const frozen = new Map(then.entries.map((entry) => [entry.id, earned(entry, then.prices, from, to)]));
    expect(totalOre).toBe([...frozen.values()].reduce((sum, ore) => sum + ore, 0));
    await school.sql(
      `UPDATE enrollment SET status = 'DROPPED_OUT', status_on = '2024-03-11' WHERE right(id::text, 1) < '4'`,
    );
    await school.sql(`UPDATE enrollment SET removed_at = now() WHERE right(id::text, 1) = '5'`);
    await school.sql(`UPDATE study_validation SET points = 10 WHERE scope = 'PART'`);
    await school.sql(`UPDATE price_row SET amount_ore = amount_ore + 1 WHERE category = 'GENERAL'`);
    const now = await rows();
    const differences = now.entries.map(
      (entry) => [entry.id, earned(entry, now.prices, from, to) - (frozen.get(entry.id) ?? 0)] as const,
    );
    const asked = await admin.graphql(
      `query($id: ID!) { earningDeviations(freezeId: $id) { enrollmentId differenceOre } }`,
      { id },
    );
    const deviations = asked.data!.earningDeviations;
    expect(nonZero(deviations.map((line) => [line.enrollmentId, line.differenceOre]))).toEqual(
      nonZero(differences),
    );
    const around = (entry: Entry) =>
      earned(entry, now.prices, '2024-02-01', '2024-02-29') +
      earned(entry, now.prices, '2024-04-01', '2024-04-30');
    const { report, lines } = await shown('2024-02-01', '2024-04-30');
    const amounts = now.entries.map(
      (entry) => [entry.id, around(entry) + (frozen.get(entry.id) ?? 0)] as const,
    );
    expect(nonZero(lines.map((line) => [line.enrollmentId, line.earnedOre]))).toEqual(nonZero(amounts));
    expect(report.cards.earnedOre).toBe(amounts.reduce((sum, [, ore]) => sum + ore, 0));
  });
});
