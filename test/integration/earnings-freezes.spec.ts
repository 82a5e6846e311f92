import type { EarningFreeze } from '../../server/platform/graphql/generated.js';
import { EarningsWorld } from '../support/earnings-world.js';
import { codeOf, School, type GraphqlAnswer, type Person } from '../support/school.js';

let school: School;
let world: EarningsWorld;
let admin: Person;

const FREEZE = `id month kind totalOre municipalities { municipality lines linesOre correctionsOre totalOre invoicedOre status invoices { id amountOre reference } }`;
const FREEZE_PERIOD = `mutation($input: FreezePeriodInput!) { freezePeriod(input: $input) { ${FREEZE} } }`;
const INVOICE = `mutation($input: MarkInvoicedInput!) { markInvoiced(input: $input) { ${FREEZE} } }`;
const WITHDRAW = `mutation($input: WithdrawInvoiceInput!) { withdrawInvoice(input: $input) { ${FREEZE} } }`;
const CORRECT = `mutation($input: CorrectEarningsInput!) { correctEarnings(input: $input) { id amountOre reason municipality } }`;
const DEVIATIONS = `query($id: ID!) { earningDeviations(freezeId: $id) { enrollmentId frozenOre nowOre differenceOre } }`;
const REPORT = `query($input: EarningsInput!) { earnings(input: $input) { frozenMonths cards { earnedOre baseOre correctionsOre invoiceableOre }
  groups { municipality earnedOre correctionsOre status } } }`;
const PREVIEW = `query($input: FreezePreviewInput!) { freezePreview(input: $input) { lines totalOre mayBeFinal frozen
  ungradedCount ungraded { enrollmentId amountOre } droppedCount dropped { enrollmentId amountOre }
  unconfirmedCount unconfirmed { enrollmentId on amountOre } deviations { month count differenceOre } problemCount } }`;

/** A course of exactly a hundred days: 30 of January, 29 of February, 31 of March, 10 of April. */
const HUNDRED = { from: '2024-01-02', to: '2024-04-10' };
const MARCH = { from: '2024-03-01', to: '2024-03-31' };
const MARCH_ORE = (306_800 * 31) / 100;

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

async function studying(more: Partial<Parameters<EarningsWorld['enrollment']>[0]> = {}): Promise<string> {
  const studentId = await school.student({ municipality: 'Salem' });
  return world.enrollment({ studentId, courseId: await world.course(), ...HUNDRED, ...more });
}

const freeze = (kind = 'FINAL', month = '2024-03-15'): Promise<GraphqlAnswer> =>
  admin.graphql(FREEZE_PERIOD, { input: { month, kind } });

async function frozen(kind = 'FINAL', month = '2024-03-15'): Promise<EarningFreeze> {
  const { data, errors } = await freeze(kind, month);
  expect(errors).toEqual([]);
  return data!.freezePeriod as EarningFreeze;
}

async function report(period = MARCH) {
  const { data, errors } = await admin.graphql(REPORT, { input: period });
  expect(errors).toEqual([]);
  return data!.earnings;
}

async function deviations(id: string) {
  const { data, errors } = await admin.graphql(DEVIATIONS, { id });
  expect(errors).toEqual([]);
  return data!.earningDeviations;
}

const correct = (
  freezeId: string,
  enrollmentId: string,
  amountOre: number,
  reason = 'Avbrottet kom in sent',
) => admin.graphql(CORRECT, { input: { freezeId, lines: [{ enrollmentId, amountOre }], reason } });

const invoice = (freezeId: string, reference = 'F-1') =>
  admin.graphql(INVOICE, { input: { freezeId, municipality: 'Salem', reference } });

/** The student has dropped out: entered after the month was frozen. */
const dropOut = (id: string, day: string) =>
  school.sql(`UPDATE enrollment SET status = 'DROPPED_OUT', status_on = $2 WHERE id = $1`, [id, day]);

describe('a finally frozen month', () => {
  it('contains what the month earned, whatever happens later', async () => {
    const id = await studying();
    const { month, municipalities } = await frozen();
    expect([month, municipalities[0]?.linesOre]).toEqual(['2024-03-01', MARCH_ORE]);
    await dropOut(id, '2024-01-10');
    await school.sql('UPDATE price_row SET amount_ore = 1');
    const { cards, frozenMonths, groups } = await report();
    expect(cards.earnedOre).toBe(MARCH_ORE);
    expect(frozenMonths).toEqual(['2024-03-01']);
    expect(groups.map(({ status }) => status)).toEqual(['FROZEN']);
  });

  it('and the open months around it add up to the same as if nothing were frozen', async () => {
    const id = await studying();
    await world.grade(id, 'A', '2024-04-12');
    const whole = { from: '2024-01-01', to: '2024-05-31' };
    const before = (await report(whole)).cards.earnedOre;
    await frozen();
    expect((await report(whole)).cards.earnedOre).toBe(before);
    expect(before).toBe(472_000);
  });

  it('cannot be frozen again', async () => {
    await frozen();
    expect(codeOf(await freeze())).toBe('CONFLICT');
    expect(codeOf(await freeze('PRELIMINARY'))).toBe('CONFLICT');
  });

  it('is frozen by only one of two who try at the same time', async () => {
    await studying();
    const answers = await Promise.all([freeze(), freeze(), freeze()]);
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', 'CONFLICT', null]);
    expect(await school.sql('SELECT FROM earning_line')).toHaveLength(1);
  });

  it('has lines the database itself refuses to change', async () => {
    await studying();
    await frozen();
    await expect(school.sql('UPDATE earning_line SET base_ore = 0')).rejects.toThrow('append-only');
    await expect(school.sql('DELETE FROM earning_line')).rejects.toThrow('append-only');
  });

  it('must be over', async () => {
    const [{ month }] = (await school.sql<{ month: string }>(`SELECT today()::text AS month`)) as [
      { month: string },
    ];
    expect(codeOf(await freeze('FINAL', month))).toBe('BAD_USER_INPUT');
    expect(codeOf(await freeze('PRELIMINARY', '2150-01-01'))).toBe('BAD_USER_INPUT');
    expect(codeOf(await freeze('PRELIMINARY', month))).toBeNull();
  });
});

describe('a preliminary freeze', () => {
  it('is informative: the month is still recalculated, and may be frozen again', async () => {
    const id = await studying();
    const first = await frozen('PRELIMINARY');
    expect(first.totalOre).toBe(MARCH_ORE);
    await dropOut(id, '2024-03-11');
    expect((await report()).cards.earnedOre).toBe(30_680);
    const second = await frozen('PRELIMINARY');
    expect(second.totalOre).toBe(30_680);
    const { data } = await admin.graphql(`{ earningFreezes { id } }`);
    expect(data!.earningFreezes).toEqual([{ id: second.id }]);
    expect((await frozen()).totalOre).toBe(30_680);
  });

  it('can be neither corrected nor invoiced', async () => {
    const id = await studying();
    const { id: freezeId } = await frozen('PRELIMINARY');
    expect(codeOf(await correct(freezeId, id, -5))).toBe('CONFLICT');
    expect(codeOf(await invoice(freezeId))).toBe('CONFLICT');
    expect(codeOf(await admin.graphql(DEVIATIONS, { id: freezeId }))).toBe('CONFLICT');
  });
});

describe('a correction', () => {
  it('is proposed where the facts have changed, and settles the difference', async () => {
    const [left, stays] = [await studying(), await studying()];
    const { id: freezeId } = await frozen();
    expect(await deviations(freezeId)).toEqual([]);
    await dropOut(left, '2024-03-11');
    const proposed = await deviations(freezeId);
    const difference = 30_680 - MARCH_ORE;
    expect(proposed).toEqual([
      { enrollmentId: left, frozenOre: MARCH_ORE, nowOre: 30_680, differenceOre: difference },
    ]);
    expect(codeOf(await correct(freezeId, left, difference))).toBeNull();
    expect(await deviations(freezeId)).toEqual([]);
    const { cards, groups } = await report();
    expect(cards).toMatchObject({ earnedOre: 2 * MARCH_ORE + difference, correctionsOre: difference });
    expect(groups[0]?.status).toBe('CORRECTED');
    expect(stays).not.toBe(left);
  });

  it('is proposed for an enrolment that was removed, and for one that came too late', async () => {
    const removed = await studying();
    const { id: freezeId } = await frozen();
    await school.sql('UPDATE enrollment SET removed_at = now() WHERE id = $1', [removed]);
    const late = await studying();
    const found = await deviations(freezeId);
    expect(new Map(found.map((line) => [line.enrollmentId, line.differenceOre]))).toEqual(
      new Map([
        [removed, -MARCH_ORE],
        [late, MARCH_ORE],
      ]),
    );
  });

  it('requires a reason, an amount and an existing enrolment', async () => {
    const id = await studying();
    const { id: freezeId } = await frozen();
    expect(codeOf(await correct(freezeId, id, -5, ' '))).toBe('BAD_USER_INPUT');
    expect(codeOf(await correct(freezeId, id, 0))).toBe('BAD_USER_INPUT');
    expect(codeOf(await correct(freezeId, id, -100_000_001))).toBe('BAD_USER_INPUT');
    expect(codeOf(await correct(freezeId, freezeId, -5))).toBe('BAD_USER_INPUT');
    expect(await school.sql('SELECT FROM earning_correction')).toEqual([]);
  });
});

describe('an invoice', () => {
  it('takes what is frozen, and later what corrections add', async () => {
    const id = await studying();
    const { id: freezeId } = await frozen();
    expect((await report()).cards.invoiceableOre).toBe(MARCH_ORE);
    const first = (await invoice(freezeId)).data!.markInvoiced;
    expect(first.municipalities[0]).toMatchObject({ status: 'INVOICED', invoicedOre: MARCH_ORE });
    expect((await report()).cards.invoiceableOre).toBe(0);
    expect((await report()).groups[0]?.status).toBe('INVOICED');
    expect(codeOf(await invoice(freezeId))).toBe('CONFLICT');
    await correct(freezeId, id, -1_000);
    expect((await report()).cards.invoiceableOre).toBe(-1_000);
    const second = (await invoice(freezeId, 'K-1')).data!.markInvoiced;
    expect(second.municipalities[0]?.invoices.map(({ amountOre }) => amountOre)).toEqual([MARCH_ORE, -1_000]);
  });

  it('leaves the month showing who is not yet invoiced, and how much', async () => {
    await studying();
    const { id } = await frozen();
    await freeze('PRELIMINARY', '2024-01-15');
    const left = async () =>
      (await admin.graphql('{ earningFreezes { month uninvoiced uninvoicedOre } }')).data!.earningFreezes;
    const january = { month: '2024-01-01', uninvoiced: [], uninvoicedOre: 0 };
    expect(await left()).toEqual([
      { month: '2024-03-01', uninvoiced: ['Salem'], uninvoicedOre: MARCH_ORE },
      january,
    ]);
    await invoice(id);
    expect(await left()).toEqual([{ month: '2024-03-01', uninvoiced: [], uninvoicedOre: 0 }, january]);
  });

  it('can be undone', async () => {
    await studying();
    const { id: freezeId } = await frozen();
    const { municipalities } = (await invoice(freezeId)).data!.markInvoiced;
    await admin.graphql(WITHDRAW, { input: { id: municipalities[0]!.invoices[0]!.id } });
    expect((await report()).cards.invoiceableOre).toBe(MARCH_ORE);
  });

  it('makes enrolment lists show enrolments as invoiced', async () => {
    const id = await studying();
    const { id: freezeId } = await frozen();
    const shown = () => school.sql('SELECT * FROM enrollment_invoiced WHERE enrollment_id = $1', [id]);
    expect(await shown()).toEqual([]);
    await invoice(freezeId);
    expect(await shown()).toEqual([
      expect.objectContaining({ through_month: '2024-03-01', invoiced_ore: MARCH_ORE }),
    ]);
  });
});

describe('freezing a month', () => {
  it('previews what it contains, and who is ungraded or has left', async () => {
    const ungraded = await studying({ to: '2024-03-20' });
    const dropped = await studying({ status: 'DROPPED_OUT', statusOn: '2024-03-11' });
    await studying();
    await world.enrollment({
      studentId: await school.student({ municipality: 'Salem' }),
      courseId: await world.course({ category: 'SCIENCE' }),
      ...HUNDRED,
    });
    const { data } = await admin.graphql(PREVIEW, { input: { month: '2024-03-09' } });
    expect(data!.freezePreview).toMatchObject({
      lines: 3,
      mayBeFinal: true,
      frozen: null,
      ungradedCount: 1,
      ungraded: [{ enrollmentId: ungraded, amountOre: 165_200 }],
      droppedCount: 1,
      // After sixty-nine days.
      dropped: [{ enrollmentId: dropped, amountOre: 472_000 - (306_800 * 69) / 100 }],
      problemCount: 1,
    });
    const total = data!.freezePreview.totalOre;
    expect((await frozen()).totalOre).toBe(total);
    expect((await report()).cards.earnedOre).toBe(total);
  });
});

describe('freezing a month warns', () => {
  const preview = async (month: string): Promise<Record<string, unknown>> => {
    const { data, errors } = await admin.graphql(PREVIEW, { input: { month } });
    expect(errors).toEqual([]);
    return data!.freezePreview;
  };

  it('about students still only admitted although the course has started', async () => {
    const waits = await studying({ status: 'ADMITTED' });
    await studying({ status: 'ADMITTED', from: '2024-04-01', to: '2024-05-01' });
    await studying();
    expect(await preview('2024-03-01')).toMatchObject({
      unconfirmedCount: 1,
      unconfirmed: [{ enrollmentId: waits, on: HUNDRED.from, amountOre: MARCH_ORE }],
    });
  });

  it('about earlier months waiting for corrections', async () => {
    const [left, removed] = [await studying(), await studying()];
    const { id: february } = await frozen('FINAL', '2024-02-01');
    await frozen('FINAL', '2024-03-01');
    expect(await preview('2024-04-01')).toMatchObject({ deviations: [] });
    await dropOut(left, '2024-03-11');
    await school.sql('UPDATE enrollment SET removed_at = now() WHERE id = $1', [removed]);
    const februaryOre = (306_800 * 29) / 100;
    const march = { month: '2024-03-01', count: 2, differenceOre: 30_680 - 2 * MARCH_ORE };
    expect(await preview('2024-04-01')).toMatchObject({
      deviations: [{ month: '2024-02-01', count: 1, differenceOre: -februaryOre }, march],
    });
    await correct(february, removed, -februaryOre);
    expect(await preview('2024-04-01')).toMatchObject({ deviations: [march] });
    expect(await preview('2024-03-01')).toMatchObject({ deviations: [] });
  });
});

describe('a student who moves', () => {
  it('is paid for by the new municipality from then on; what is frozen stays with the old one', async () => {
    const id = await studying();
    await world.priceList('Solna', '2024-01-01', '2024-12-31', [{ category: 'GENERAL', ore: 4720 }]);
    await frozen();
    await school.sql(
      `UPDATE student SET municipality = 'Solna' WHERE id = (SELECT student_id FROM enrollment WHERE id = $1)`,
      [id],
    );
    const { groups } = await report({ from: '2024-03-01', to: '2024-04-30' });
    expect(groups.map(({ municipality, earnedOre }) => [municipality, earnedOre])).toEqual([
      ['Salem', MARCH_ORE],
      ['Solna', 30_680],
    ]);
  });
});
