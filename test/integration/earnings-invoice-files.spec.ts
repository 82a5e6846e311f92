import type { EarningFreeze } from '../../server/platform/graphql/generated.js';
import { EarningsWorld } from '../support/earnings-world.js';
import { School, type Person } from '../support/school.js';

const FREEZE = `id municipalities { municipality totalOre invoicedOre status invoices { id amountOre reference } }`;
const COURSE = { from: '2024-03-01', to: '2024-03-10' };
const LINE_ORE = 306_800;

let school: School;
let world: EarningsWorld;
let admin: Person;

beforeAll(async () => {
  school = await School.open();
  world = new EarningsWorld(school);
  admin = await school.as('ADMIN');
});
afterAll(() => school.close());
beforeEach(async () => {
  await school.unguarded('TRUNCATE earning_freeze, price_list, enrollment CASCADE');
  await world.priceList('Salem', '2024-01-01', '2024-12-31', [{ category: 'GENERAL', ore: 4720 }]);
});

async function ask<T>(type: string, field: string, input: object, selection = FREEZE): Promise<T> {
  const { data, errors } = await admin.graphql(
    `mutation($input: ${type}!) { ${field}(input: $input) { ${selection} } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data![field] as T;
}

async function studying(
  name: string,
  more: { isProtected?: boolean; courseId?: string; municipality?: string } = {},
): Promise<string> {
  const { courseId = await world.course(), isProtected = false, municipality = 'Salem' } = more;
  const studentId = await school.student({ name, municipality, isProtected });
  return world.enrollment({ studentId, courseId, ...COURSE });
}

const freeze = () =>
  ask<EarningFreeze>('FreezePeriodInput', 'freezePeriod', { month: COURSE.from, kind: 'FINAL' });

const correct = (freezeId: string, enrollmentId: string, amountOre: number) =>
  ask(
    'CorrectEarningsInput',
    'correctEarnings',
    {
      freezeId,
      lines: [{ enrollmentId, amountOre }],
      reason: 'Rättat i efterhand',
    },
    'id',
  );

/** Creates an invoice and returns it. */
async function invoice(freezeId: string, reference: string): Promise<{ id: string; amountOre: number }> {
  const { municipalities } = await ask<EarningFreeze>('MarkInvoicedInput', 'markInvoiced', {
    freezeId,
    municipality: 'Salem',
    reference,
  });
  return municipalities[0]!.invoices.find((one) => one.reference === reference)!;
}

type Cells = Record<string, string>;

async function file(list: string, query: Record<string, string> | [string, string][]): Promise<Cells[]> {
  const { id } = await ask<{ id: string }>(
    'CreateExportInput',
    'createExport',
    { list, query: new URLSearchParams(query).toString(), format: 'CSV' },
    'id',
  );
  const response = await fetch(`${school.app.url}/api/exports/${id}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(response.status).toBe(200);
  const [head, ...rows] = (await response.text())
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';'));
  return rows.map((row) => Object.fromEntries(head!.map((name, index) => [name, row[index]!])));
}

const kronor = (rows: readonly Cells[]) =>
  Math.round(rows.reduce((sum, { Belopp }) => sum + Number(Belopp!.replace(',', '.')), 0) * 100);

describe('the file behind an invoice', () => {
  it('has the invoice’s own rows and reference, and adds up to its amount', async () => {
    const [anna] = [await studying('Anna Ask'), await studying('Bo Berg')];
    const { id } = await freeze();
    const first = await invoice(id, 'F-1');
    await correct(id, anna, -1_000);
    const pending = await file('earnings-invoice', {
      frysning: id,
      kommun: 'Salem',
      underlag: 'ofakturerat',
    });
    expect(pending).toMatchObject([{ Namn: 'Anna Ask', Slag: 'Korrigering', Referens: '' }]);
    expect(kronor(pending)).toBe(-1_000);
    const second = await invoice(id, 'K-2');

    const of = (faktura: string) => file('earnings-invoice', { frysning: id, kommun: 'Salem', faktura });
    const [one, two] = [await of(first.id), await of(second.id)];
    expect(one.map(({ Namn, Slag, Referens }) => [Namn, Slag, Referens])).toEqual([
      ['Anna Ask', 'Månad', 'F-1'],
      ['Bo Berg', 'Månad', 'F-1'],
    ]);
    expect(two.map(({ Namn, Slag, Referens }) => [Namn, Slag, Referens])).toEqual([
      ['Anna Ask', 'Korrigering', 'K-2'],
    ]);
    expect([kronor(one), kronor(two)]).toEqual([first.amountOre, second.amountOre]);
    expect(first.amountOre).toBe(2 * LINE_ORE);

    const whole = await file('earnings-invoice', { frysning: id, kommun: 'Salem' });
    expect(whole.map(({ Referens }) => Referens)).toEqual(['F-1', 'K-2', 'F-1']);
    const rest = await file('earnings-invoice', { frysning: id, kommun: 'Salem', underlag: 'ofakturerat' });
    expect(rest).toEqual([]);
  });

  it('reports a pause like the SCB list and the statistics, and how many of its days were paid', async () => {
    await school.sql('UPDATE price_list SET paid_pause_days = 1');
    const paused = await studying('Paula Paus');
    await world.history(paused, [
      ['ACTIVE', '2024-03-01'],
      ['PAUSED', '2024-03-03'],
      ['ACTIVE', '2024-03-07'],
    ]);
    const { id } = await freeze();
    const [row] = await file('earnings-invoice', { frysning: id, kommun: 'Salem' });
    // Ten days of 306.80 kr each; of four paused days only the first is paid.
    expect(row).toMatchObject({ 'Dagar i uppehåll': '4', 'Varav utan ersättning': '3', Belopp: '2147,60' });
    const [scb] = await file('enrollments-scb', { q: 'Paula Paus' });
    // A hundred points, six of ten days studied.
    expect(scb).toMatchObject({ Kurspoäng: '100', 'Genomförda poäng': '60' });
    const { data } = await admin.graphql(
      'query($input: CourseStatisticsInput!) { courseStatistics(input: $input) { current { participants } } }',
      { input: { from: '2024-03-03', to: '2024-03-06' } },
    );
    expect(data!.courseStatistics).toEqual({ current: { participants: 0 } });
  });

  it('releases its contents when it is withdrawn', async () => {
    const anna = await studying('Anna Ask');
    const { id } = await freeze();
    const first = await invoice(id, 'F-1');
    await correct(id, anna, 500);
    const second = await invoice(id, 'K-2');
    await ask('WithdrawInvoiceInput', 'withdrawInvoice', { id: first.id });
    const pending = await file('earnings-invoice', {
      frysning: id,
      kommun: 'Salem',
      underlag: 'ofakturerat',
    });
    expect(pending.map(({ Slag }) => Slag)).toEqual(['Månad']);
    const again = await invoice(id, 'F-3');
    expect([again.amountOre, second.amountOre]).toEqual([LINE_ORE, 500]);
    expect(kronor(await file('earnings-invoice', { frysning: id, kommun: 'Salem', faktura: again.id }))).toBe(
      LINE_ORE,
    );
  });

  it('combines protected students in one row without a name, unless they are requested', async () => {
    await studying('Anna Ask', { isProtected: true });
    await studying('Bo Berg');
    const { id } = await freeze();
    const { id: faktura, amountOre } = await invoice(id, 'F-1');
    const query = { frysning: id, kommun: 'Salem', faktura };
    const rows = await file('earnings-invoice', query);
    expect(rows.map(({ Namn }) => Namn)).toEqual([
      'Bo Berg',
      'Elever med skyddade personuppgifter, lämnas särskilt',
    ]);
    expect(kronor(rows)).toBe(amountOre);
    const named = await file('earnings-invoice', { ...query, skyddade: 'ja' });
    expect(named.map(({ Namn }) => Namn)).toEqual(['Anna Ask', 'Bo Berg']);
  });
});

it('the file of a course’s earnings contains only that course', async () => {
  const courseId = await world.course({ name: 'Keramik' });
  await studying('Anna Ask', { courseId });
  await studying('Bo Berg');
  const period = { fran: '2024-03-01', till: '2024-03-31', kommun: 'Salem' };
  expect(await file('earnings', period)).toHaveLength(2);
  const rows = await file('earnings', { ...period, kurs: courseId });
  expect(rows.map((row) => [row['Elev'], row['Kurs eller paket']])).toEqual([['Anna Ask', 'Keramik']]);
});

describe('several customers at once', () => {
  const MANY = `mutation($input: MarkManyInvoicedInput!) { markManyInvoiced(input: $input) {
    municipalities { municipality status invoices { amountOre reference } } } }`;
  const many = (input: Record<string, unknown>) => admin.graphql(MANY, { input });
  beforeEach(() => world.priceList('Täby', '2024-01-01', '2024-12-31', [{ category: 'GENERAL', ore: 4720 }]));

  it('share one file, each row with its customer, and get an invoice each', async () => {
    await studying('Anna Ask');
    await studying('Bo Berg', { municipality: 'Täby' });
    const { id } = await freeze();
    const rows = await file('earnings-invoices', [
      ['frysning', id],
      ['underlag', 'ofakturerat'],
      ['kommun', 'Täby'],
      ['kommun', 'Salem'],
    ]);
    expect(rows.map(({ Kommun, Namn }) => [Kommun, Namn])).toEqual([
      ['Täby', 'Bo Berg'],
      ['Salem', 'Anna Ask'],
    ]);
    const { data, errors } = await many({
      freezeId: id,
      municipalities: ['Täby', 'Salem', 'Täby'],
      reference: 'Mars',
    });
    expect(errors).toEqual([]);
    const invoices = [{ amountOre: LINE_ORE, reference: 'Mars' }];
    expect(data!.markManyInvoiced.municipalities).toEqual([
      { municipality: 'Salem', status: 'INVOICED', invoices },
      { municipality: 'Täby', status: 'INVOICED', invoices },
    ]);
  });

  it('are rejected as a whole, naming the customer at fault', async () => {
    await studying('Anna Ask');
    await studying('Bo Berg', { municipality: 'Täby' });
    const { id } = await freeze();
    await invoice(id, 'F-1');
    const refused = await many({ freezeId: id, municipalities: ['Täby', 'Salem'] });
    expect(refused.errors[0]).toMatchObject({ message: 'Allt är redan fakturerat (Salem).' });
    expect(refused.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'NOTHING_TO_INVOICE' });
    expect(await school.sql(`SELECT FROM earning_invoice WHERE municipality = 'Täby'`)).toEqual([]);
    expect((await many({ freezeId: id, municipalities: [] })).errors[0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
