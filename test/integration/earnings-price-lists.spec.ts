import type { PriceList } from '../../server/platform/graphql/generated.js';
import { EarningsWorld } from '../support/earnings-world.js';
import { codeOf, School, type GraphqlAnswer, type Person } from '../support/school.js';

let school: School;
let world: EarningsWorld;
let admin: Person;

const LIST = `id version municipality name validFrom validTo paidPauseDays rows { category courseId packageId code title distance basis amountOre basePercent paysFailed }`;
const CREATE = `mutation($input: CreatePriceListInput!) { createPriceList(input: $input) { ${LIST} } }`;
const UPDATE = `mutation($input: UpdatePriceListInput!) { updatePriceList(input: $input) { ${LIST} } }`;
const COPY = `mutation($input: CopyPriceListsInput!) { copyPriceLists(input: $input) { ${LIST} } }`;
const GENERAL = { category: 'GENERAL', amountOre: 4720 };

beforeAll(async () => {
  school = await School.open();
  world = new EarningsWorld(school);
  admin = await school.as('ADMIN');
});
afterAll(() => school.close());
beforeEach(() => school.sql('DELETE FROM price_list'));

const create = (more: Record<string, unknown> = {}): Promise<GraphqlAnswer> =>
  admin.graphql(CREATE, {
    input: {
      municipality: 'Täby',
      name: 'Täby 2024',
      validFrom: '2024-01-01',
      validTo: '2024-12-31',
      rows: [GENERAL],
      ...more,
    },
  });

async function created(more: Record<string, unknown> = {}): Promise<PriceList> {
  const { data, errors } = await create(more);
  expect(errors).toEqual([]);
  return data!.createPriceList as PriceList;
}

const pathsOf = ({ errors }: GraphqlAnswer) =>
  (errors[0]?.extensions.fields as { path: string; reason: string }[]).map(
    ({ path, reason }) => `${path} ${reason}`,
  );

it('has a base share of 65 per cent, and is per point, unless it says otherwise', async () => {
  const { rows } = await created({
    rows: [GENERAL, { category: 'SFI', basis: 'PER_COMPLETED_COURSE', amountOre: 1_727_100 }],
  });
  expect(rows.map(({ basis, basePercent }) => [basis, basePercent])).toEqual([
    ['PER_POINT', 65],
    ['PER_COMPLETED_COURSE', 0],
  ]);
});

it('pays only for a pass per completed course, also for F per point, and otherwise as specified', async () => {
  const rows = [
    GENERAL,
    { category: 'SFI', basis: 'PER_COMPLETED_COURSE', amountOre: 1 },
    { category: 'SCIENCE', amountOre: 1, paysFailed: false },
    { category: 'BASIC', basis: 'PER_COMPLETED_COURSE', amountOre: 1, paysFailed: true },
  ];
  const list = await created({ rows });
  expect(list.rows.map(({ paysFailed }) => paysFailed)).toEqual([true, false, false, true]);
});

it('stores how many days of a pause are paid, including in a copy and in REST', async () => {
  expect((await created()).paidPauseDays).toBeNull();
  await school.sql('DELETE FROM price_list');
  const { id } = await created({ paidPauseDays: 14, rows: [{ ...GENERAL, paysFailed: false }] });
  const { data } = await admin.graphql(COPY, {
    input: { ids: [id], validFrom: '2025-01-01', indexPercent: 0 },
  });
  expect(data!.copyPriceLists).toMatchObject([{ paidPauseDays: 14, rows: [{ paysFailed: false }] }]);
  const made = await admin.rest('POST', '/api/earnings/price-lists', {
    body: {
      municipality: 'Salem',
      name: 'Salem',
      validFrom: '2024-01-01',
      paidPauseDays: 0,
      rows: [GENERAL],
    },
  });
  expect(made).toMatchObject({ status: 201, body: { paidPauseDays: 0, rows: [{ paysFailed: true }] } });
  await school.sql('DELETE FROM price_list');
  expect(pathsOf(await create({ paidPauseDays: 366 }))).toEqual(['paidPauseDays RANGE']);
  expect(pathsOf(await create({ paidPauseDays: -1 }))).toEqual(['paidPauseDays RANGE']);
});

it('recognises courses by code, however it is written, and packages by name', async () => {
  const courseId = await world.course({ code: 'PRISA01a', name: 'Prissatt' });
  const packageId = await world.package('Yrkesförare gods');
  const [{ name }] = (await school.sql<{ name: string }>('SELECT name FROM course_package WHERE id = $1', [
    packageId,
  ])) as [{ name: string }];
  const { rows } = await created({
    rows: [
      { courseCode: 'prisa01A', amountOre: 100 },
      { package: name, basis: 'PER_PLACE', amountOre: 6_900_000, basePercent: 100 },
    ],
  });
  expect(rows).toEqual([
    expect.objectContaining({ courseId, code: 'PRISA01a', title: 'Prissatt', category: null }),
    expect.objectContaining({ packageId, basis: 'PER_PLACE', basePercent: 100 }),
  ]);
});

it('recognises an imported code: a package that looks like a course, a course in lower case', async () => {
  const courseId = await world.course({ code: 'PRISB01b' });
  const packageId = await world.package('Undersköterska');
  await school.sql(`UPDATE course_package SET code = 'USKPAKET' WHERE id = $1`, [packageId]);
  const { rows } = await created({
    rows: [
      { courseCode: 'USKPaket', basis: 'PER_PLACE', amountOre: 6_900_000 },
      { package: 'prisb01b', amountOre: 5_960 },
    ],
  });
  expect(rows).toEqual([
    expect.objectContaining({ packageId, courseId: null, code: 'USKPAKET' }),
    expect.objectContaining({ courseId, packageId: null, code: 'PRISB01b' }),
  ]);
});

it('says which row is wrong, and why', async () => {
  const answer = await create({
    rows: [
      GENERAL,
      GENERAL,
      { courseCode: 'FINNSINTE', amountOre: 1 },
      { amountOre: 1 },
      { category: 'SFI', amountOre: -1 },
      { category: 'SCIENCE', amountOre: 1, basePercent: 101 },
      { category: 'RESTAURANT', basis: 'PER_PLACE', amountOre: 1 },
    ],
  });
  expect(pathsOf(answer)).toEqual([
    'rows.1.category DUPLICATE',
    'rows.2.courseCode BAD_REFERENCE',
    'rows.3.category REQUIRED',
    'rows.4.amountOre RANGE',
    'rows.5.basePercent RANGE',
    'rows.6.basis NOT_ALLOWED',
  ]);
});

it('never overlaps another of the same customer, by even a day or through concurrent calls', async () => {
  await created();
  expect(codeOf(await create({ validFrom: '2024-12-31', validTo: null }))).toBe('CONFLICT');
  expect(codeOf(await create({ municipality: 'Danderyd' }))).toBeNull();
  const next = { validFrom: '2025-01-01', validTo: null };
  const answers = await Promise.all([create(next), create(next), create(next)]);
  expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', 'CONFLICT', null]);
  await expect(world.priceList('Täby', '2024-06-01', null, [])).rejects.toThrow('price_list_overlap');
});

it('can be changed only from its current version', async () => {
  const { id, version } = await created();
  const input = { id, version, name: 'Ny', validFrom: '2024-01-01', rows: [{ ...GENERAL, amountOre: 5000 }] };
  const { data } = await admin.graphql(UPDATE, { input });
  expect(data!.updatePriceList).toMatchObject({
    version: version + 1,
    validTo: null,
    rows: [{ amountOre: 5000 }],
  });
  expect(codeOf(await admin.graphql(UPDATE, { input }))).toBe('CONFLICT');
});

it('is copied to a new year with an index, rounded to the öre, and an open one is ended before it', async () => {
  const list = await created({ validTo: null, rows: [GENERAL, { category: 'SFI', amountOre: 4590 }] });
  const input = { ids: [list.id], validFrom: '2025-01-01', validTo: '2025-12-31', indexPercent: 2.35 };
  const { data, errors } = await admin.graphql(COPY, { input });
  expect(errors).toEqual([]);
  const [copy] = data!.copyPriceLists;
  // 47.20 × 1.0235 = 48.3092; 45.90 × 1.0235 = 46.97865.
  expect(copy!.rows.map(({ amountOre }) => amountOre)).toEqual([4831, 4698]);
  expect(copy).toMatchObject({ name: 'Täby 2025', validFrom: '2025-01-01', validTo: '2025-12-31' });
  const { data: read } = await admin.graphql('{ priceLists(municipality: "Täby") { validFrom validTo } }');
  expect(read!.priceLists).toEqual([
    { validFrom: '2025-01-01', validTo: '2025-12-31' },
    { validFrom: '2024-01-01', validTo: '2024-12-31' },
  ]);
  expect(codeOf(await admin.graphql(COPY, { input }))).toBe('CONFLICT');
});

it('accepts and returns only whole öre', async () => {
  expect(codeOf(await create({ rows: [{ category: 'GENERAL', amountOre: 47.2 }] }))).toBe('BAD_USER_INPUT');
});

describe('the price of a package', () => {
  const EDITION = `mutation($input: CreatePackageEditionInput!) { createPackageEdition(input: $input) { id } }`;
  const YEAR = { from: '2024-01-01', to: '2024-12-31', municipality: 'Täby' };

  async function totals(): Promise<Record<string, number | null>> {
    const { data, errors } = await admin.graphql(
      `query($input: EarningLinesInput!) { earningLines(input: $input) { nodes { enrollmentId totalOre } } }`,
      { input: YEAR },
    );
    expect(errors).toEqual([]);
    const { nodes } = data!.earningLines;
    return Object.fromEntries(nodes.map(({ enrollmentId, totalOre }) => [enrollmentId, totalOre]));
  }

  async function newEdition(id: string): Promise<string> {
    const { data, errors } = await admin.graphql(EDITION, { input: { id } });
    expect(errors).toEqual([]);
    return data!.createPackageEdition.id;
  }

  it.each([
    ['PER_PLACE', 6_900_000],
    ['PER_POINT', 4_810],
  ])('%s applies to students on an older edition, even when the list is saved again', async (basis, ore) => {
    const first = await world.package('Barnskötare');
    const [{ name }] = (await school.sql<{ name: string }>('SELECT name FROM course_package WHERE id = $1', [
      first,
    ])) as [{ name: string }];
    const studentId = await school.student({ municipality: 'Täby' });
    const days = { from: '2024-01-08', to: '2024-06-07' };
    const frame = await world.enrollment({ studentId, packageId: first, ...days });
    const courseId = await world.course({ category: null });
    const course = await world.enrollment({ studentId, courseId, parentId: frame, ...days });
    const rows = [{ package: name, basis, amountOre: ore }];
    const { id, version, ...list } = await created({ rows });
    const expected = basis === 'PER_PLACE' ? { [frame]: ore } : { [course]: 100 * ore };
    expect(await totals()).toEqual(expected);

    const second = await newEdition(first);
    const { data } = await admin.graphql(UPDATE, {
      input: { id, version, name: list.name, validFrom: list.validFrom, validTo: list.validTo, rows },
    });
    expect(data!.updatePriceList.rows).toMatchObject([{ packageId: second }]);
    expect(await totals()).toEqual(expected);

    const next = await school.student({ municipality: 'Täby' });
    const later = await world.enrollment({ studentId: next, packageId: second, ...days });
    const its = await world.enrollment({ studentId: next, courseId, parentId: later, ...days });
    expect(await totals()).toEqual({
      ...expected,
      ...(basis === 'PER_PLACE' ? { [later]: ore } : { [its]: 100 * ore }),
    });
    await school.sql('UPDATE enrollment SET removed_at = now() WHERE student_id IN ($1, $2)', [
      studentId,
      next,
    ]);
  });
});
