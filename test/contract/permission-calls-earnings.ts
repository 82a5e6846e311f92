import { randomUUID } from 'node:crypto';
import { EarningsWorld } from '../support/earnings-world.js';
import type { PreparedCall, RowCall } from './permission-calls.js';
import type { World } from './permission-world.js';

const PERIOD = { from: '2024-03-01', to: '2024-04-30' };
const PERIOD_QUERY = '?from=2024-03-01&to=2024-04-30';

let year = 1900;
/** A period that no other price list uses. */
const free = () => ({ validFrom: `${(year += 1)}-01-01`, validTo: `${year}-12-31` });
const ROWS = [{ category: 'GENERAL', amountOre: 4720 }];
const list = () => ({ name: 'Prislista', ...free(), rows: ROWS });

const question = (
  field: string,
  type: string,
  input: unknown,
  selection: string,
): PreparedCall['graphql'] => ({
  query: `query($input: ${type}!) { ${field}(input: $input) ${selection} }`,
  variables: { input },
});
const mutation = (field: string, type: string, input: unknown, selection = ''): PreparedCall['graphql'] => ({
  query: `mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`,
  variables: { input },
});

function workbook(): FormData {
  const form = new FormData();
  form.set('file', new Blob(['MATMAT01b;59,60'], { type: 'text/csv' }), 'priser.csv');
  return form;
}

async function priceListId({ school }: World): Promise<string> {
  const { validFrom, validTo } = free();
  return new EarningsWorld(school).priceList('Botkyrka', validFrom, validTo, [
    { category: 'GENERAL', ore: 4720 },
  ]);
}

/** A finally frozen month with one line, far in the past. */
async function frozen({
  school,
}: World): Promise<{ freezeId: string; enrollmentId: string; municipality: string }> {
  const world = new EarningsWorld(school);
  const studentId = await school.student({ municipality: 'Salem' });
  const dates = { from: '2001-01-01', to: '2001-12-31' };
  const enrollmentId = await world.enrollment({ studentId, courseId: await world.course(), ...dates });
  const freezeId = randomUUID();
  await school.sql(
    `INSERT INTO earning_freeze (id, month, kind, through_on)
     SELECT $1, coalesce(max(month) + interval '1 month', '1801-01-01')::date, 'FINAL', '1802-01-01'
     FROM earning_freeze WHERE month < '1900-01-01'`,
    [freezeId],
  );
  await school.sql(
    `INSERT INTO earning_line (freeze_id, enrollment_id, student_id, municipality, first_on, last_on, basis, amount_ore,
       base_percent, total_ore, base_ore, result_ore) VALUES ($1, $2, $3, 'Salem', $4, $5, 'PER_PLACE', 100, 65, 100, 65, 0)`,
    [freezeId, enrollmentId, studentId, dates.from, dates.to],
  );
  return { freezeId, enrollmentId, municipality: 'Salem' };
}

const frozenMonth = (() => {
  let month = 0;
  return () => `${1950 + Math.floor((month += 1) / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
})();

export const EARNINGS_CALLS: Record<string, RowCall> = {
  X260: {
    route: 'GET /api/earnings',
    field: 'earnings',
    prepare: () => ({
      rest: { method: 'GET', path: `/api/earnings${PERIOD_QUERY}` },
      graphql: question('earnings', 'EarningsInput', PERIOD, '{ from }'),
    }),
  },
  X261: {
    field: 'earningLines',
    prepare: () => ({ graphql: question('earningLines', 'EarningLinesInput', PERIOD, '{ totalCount }') }),
  },
  X262: {
    field: 'earningExplanation',
    prepare: async (world) => {
      const { enrollmentId } = await frozen(world);
      const input = { enrollmentId, ...PERIOD };
      return { graphql: question('earningExplanation', 'EarningExplanationInput', input, '{ earnedOre }') };
    },
  },
  X263: {
    route: 'GET /api/earnings/price-lists',
    field: 'priceLists',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/earnings/price-lists' },
      graphql: { query: '{ priceLists { id } }' },
    }),
  },
  X264: {
    route: 'POST /api/earnings/price-lists',
    field: 'createPriceList',
    prepare: () => {
      const created = () => ({ municipality: 'Botkyrka', ...list() });
      return {
        rest: { method: 'POST', path: '/api/earnings/price-lists', options: { body: created() } },
        graphql: mutation('createPriceList', 'CreatePriceListInput', created(), '{ id }'),
      };
    },
  },
  X265: {
    route: 'PUT /api/earnings/price-lists/:id',
    field: 'updatePriceList',
    prepare: async (world) => ({
      rest: {
        method: 'PUT',
        path: `/api/earnings/price-lists/${await priceListId(world)}`,
        options: { body: list() },
      },
      graphql: mutation(
        'updatePriceList',
        'UpdatePriceListInput',
        { id: await priceListId(world), ...list() },
        '{ id }',
      ),
    }),
  },
  X266: {
    field: 'copyPriceLists',
    prepare: async (world) => ({
      graphql: mutation(
        'copyPriceLists',
        'CopyPriceListsInput',
        { ids: [await priceListId(world)], ...free(), indexPercent: 2.5 },
        '{ id }',
      ),
    }),
  },
  X267: {
    route: 'DELETE /api/earnings/price-lists/:id',
    field: 'deletePriceList',
    prepare: async (world) => ({
      rest: { method: 'DELETE', path: `/api/earnings/price-lists/${await priceListId(world)}` },
      graphql: mutation('deletePriceList', 'DeletePriceListInput', { id: await priceListId(world) }),
    }),
  },
  X268: {
    route: 'GET /api/earnings/freezes',
    field: 'earningFreezes',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/earnings/freezes' },
      graphql: { query: '{ earningFreezes { id } }' },
    }),
  },
  X269: {
    field: 'freezePreview',
    prepare: () => ({
      graphql: question('freezePreview', 'FreezePreviewInput', { month: '2024-03-01' }, '{ lines }'),
    }),
  },
  X270: {
    route: 'POST /api/earnings/freezes',
    field: 'freezePeriod',
    prepare: () => {
      const input = () => ({ month: frozenMonth(), kind: 'FINAL' });
      return {
        rest: { method: 'POST', path: '/api/earnings/freezes', options: { body: input() } },
        graphql: mutation('freezePeriod', 'FreezePeriodInput', input(), '{ id }'),
      };
    },
  },
  X271: {
    route: 'PUT /api/earnings/freezes/:id/invoiced',
    field: 'markInvoiced',
    prepare: async (world) => {
      const [first, second] = [await frozen(world), await frozen(world)];
      const { municipality } = first;
      return {
        rest: {
          method: 'PUT',
          path: `/api/earnings/freezes/${first.freezeId}/invoiced`,
          options: { body: { municipality } },
        },
        graphql: mutation(
          'markInvoiced',
          'MarkInvoicedInput',
          { freezeId: second.freezeId, municipality },
          '{ id }',
        ),
      };
    },
  },
  X715: {
    field: 'markManyInvoiced',
    prepare: async (world) => {
      const { freezeId, municipality } = await frozen(world);
      const input = { freezeId, municipalities: [municipality] };
      return { graphql: mutation('markManyInvoiced', 'MarkManyInvoicedInput', input, '{ id }') };
    },
  },
  X272: {
    field: 'withdrawInvoice',
    prepare: async (world) => {
      const { freezeId, municipality } = await frozen(world);
      const id = randomUUID();
      await world.school.sql(
        'INSERT INTO earning_invoice (id, freeze_id, municipality, amount_ore) VALUES ($1, $2, $3, 65)',
        [id, freezeId, municipality],
      );
      return { graphql: mutation('withdrawInvoice', 'WithdrawInvoiceInput', { id }, '{ id }') };
    },
  },
  X273: {
    field: 'earningCorrections',
    prepare: () => ({ graphql: { query: '{ earningCorrections { id } }' } }),
  },
  X274: {
    field: 'earningDeviations',
    prepare: async (world) => ({
      graphql: {
        query: 'query($id: ID!) { earningDeviations(freezeId: $id) { enrollmentId } }',
        variables: { id: (await frozen(world)).freezeId },
      },
    }),
  },
  X275: {
    route: 'POST /api/earnings/freezes/:id/corrections',
    field: 'correctEarnings',
    prepare: async (world) => {
      const { freezeId, enrollmentId } = await frozen(world);
      const body = { lines: [{ enrollmentId, amountOre: -5 }], reason: 'Fel kurs' };
      return {
        rest: { method: 'POST', path: `/api/earnings/freezes/${freezeId}/corrections`, options: { body } },
        graphql: mutation('correctEarnings', 'CorrectEarningsInput', { freezeId, ...body }, '{ id }'),
      };
    },
  },
  X510: {
    route: 'GET /api/earnings/freezes/:id/invoice.pdf',
    field: 'invoiceSheet',
    prepare: async (world) => {
      const { freezeId, municipality } = await frozen(world);
      return {
        rest: {
          method: 'GET',
          path: `/api/earnings/freezes/${freezeId}/invoice.pdf?municipality=${municipality}`,
        },
        graphql: question('invoiceSheet', 'InvoiceSheetInput', { freezeId, municipality }, '{ month }'),
      };
    },
  },
  X277: {
    route: 'POST /api/earnings/price-lists/workbook',
    prepare: () => ({
      rest: { method: 'POST', path: '/api/earnings/price-lists/workbook', options: { body: workbook() } },
    }),
  },
  X278: {
    // Administrators get 404 for a missing upload, after the role check.
    field: 'readPriceWorkbook',
    prepare: () => ({
      graphql: mutation(
        'readPriceWorkbook',
        'ReadPriceWorkbookInput',
        { uploadId: randomUUID() },
        '{ rows }',
      ),
    }),
  },
  X276: {
    field: 'examFees',
    prepare: () => ({ graphql: question('examFees', 'ExamFeesInput', PERIOD, '{ totalOre }') }),
  },
};
