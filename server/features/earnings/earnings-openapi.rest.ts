import { route, type Areas } from '../../platform/rest/openapi/openapi-route.js';

const ID = '0199f3a0-1c2d-7a00-8000-000000000001';
const OTHER_ID = '0199f3a0-1c2d-7a00-8000-000000000002';

const SUMS = { baseOre: 306_800, resultOre: 165_200, correctionsOre: 0, earnedOre: 472_000 };
const GROUP = {
  municipality: 'Botkyrka',
  courseId: null,
  packageId: null,
  code: null,
  equivalents: [],
  title: null,
  enrollments: 1,
  ...SUMS,
  remainingResultOre: 0,
  riskOre: 0,
  status: 'FROZEN',
};
const REPORT = {
  from: '2026-10-01',
  to: '2026-10-31',
  through: '2026-10-31',
  frozenMonths: ['2026-10-01'],
  cards: {
    ...SUMS,
    invoiceableOre: 472_000,
    remainingResultOre: 0,
    remainingCount: 0,
    riskOre: 0,
    riskCount: 0,
  },
  groups: [GROUP],
  problems: [
    {
      kind: 'NO_PRICE',
      municipality: 'Botkyrka',
      courses: 1,
      enrollments: 2,
      titles: ['FYSFYS01a Fysik 1a'],
    },
  ],
};

const PRICE = { category: 'GENERAL', amountOre: 4720, basePercent: 65, paysFailed: true };
const LIST = { name: 'Botkyrka 2027', validFrom: '2027-01-01', validTo: '2027-12-31', paidPauseDays: 14 };
const PRICE_LIST = {
  _id: ID,
  version: 1,
  municipality: 'Botkyrka',
  ...LIST,
  rows: [
    {
      ...PRICE,
      courseId: null,
      packageId: null,
      code: null,
      equivalents: [],
      title: null,
      distance: false,
      basis: 'PER_POINT',
    },
  ],
};

const FREEZE = {
  _id: ID,
  month: '2026-10-01',
  kind: 'FINAL',
  throughOn: '2026-10-31',
  frozenAt: '2026-11-03T08:00:00.000Z',
  frozenByName: 'Åsa Öberg',
  totalOre: 472_000,
  municipalities: [
    {
      municipality: 'Botkyrka',
      lines: 1,
      linesOre: 472_000,
      correctionsOre: 0,
      totalOre: 472_000,
      invoicedOre: 472_000,
      status: 'INVOICED',
      invoices: [
        {
          id: OTHER_ID,
          amountOre: 472_000,
          reference: 'F-1041',
          invoicedAt: '2026-11-04T08:00:00.000Z',
          invoicedByName: 'Åsa Öberg',
        },
      ],
    },
  ],
};

const CORRECTION = {
  _id: ID,
  month: '2026-10-01',
  enrollmentId: OTHER_ID,
  studentId: OTHER_ID,
  municipality: 'Botkyrka',
  title: 'Svenska 1',
  amountOre: -30_680,
  reason: 'Avbrottet kom in efter frysningen.',
  createdAt: '2026-11-10T08:00:00.000Z',
  createdByName: 'Åsa Öberg',
};

/** Price lists, frozen months and what is earned. Amounts in whole öre. */
export const EARNINGS_AREAS: Areas = {
  Earnings: [
    route(
      'GET /earnings',
      'RestEarnings',
      'What is earned in whole months, by customer or by course of one.',
      {
        query: {
          from: 'A day of the first month; without both days it is the current month.',
          to: 'A day of the last month.',
          municipality: 'By course of this customer.',
        },
        answer: REPORT,
      },
    ),
    route('GET /earnings/price-lists', 'RestPriceLists', 'Price lists, by customer, newest first.', {
      query: { municipality: 'Only those of this customer.' },
      answer: [PRICE_LIST],
    }),
    route(
      'POST /earnings/price-lists',
      'RestCreatePriceList',
      'Add a price list; 409 where another holds at the same time.',
      {
        status: 201,
        body: { municipality: 'Botkyrka', ...LIST, rows: [PRICE] },
        answer: PRICE_LIST,
        versioned: true,
      },
    ),
    route(
      'POST /earnings/price-lists/workbook',
      'RestReadPriceWorkbook',
      'What a workbook (xlsx or csv) with prices says; nothing becomes of it yet.',
      { multipart: ['file'], answer: { rows: [['MATMAT01b', '59,60']] } },
    ),
    route(
      'PUT /earnings/price-lists/{id}',
      'RestUpdatePriceList',
      'Replace a price list. Frozen months keep their amounts.',
      {
        body: { ...LIST, rows: [PRICE], version: 1 },
        answer: PRICE_LIST,
        versioned: true,
      },
    ),
    route(
      'DELETE /earnings/price-lists/{id}',
      'RestDeletePriceList',
      'Delete a price list. Frozen months keep their amounts.',
      {
        status: 204,
      },
    ),
    route('GET /earnings/freezes', 'RestFreezes', 'Frozen months, newest first.', { answer: [FREEZE] }),
    route(
      'POST /earnings/freezes',
      'RestFreezePeriod',
      'Freeze a month; 409 when it is finally frozen already.',
      {
        status: 201,
        body: { month: '2026-10-01', kind: 'FINAL' },
        answer: FREEZE,
      },
    ),
    route(
      'PUT /earnings/freezes/{id}/invoiced',
      'RestMarkInvoiced',
      "Mark a customer's part of a frozen month as invoiced.",
      {
        body: { municipality: 'Botkyrka', reference: 'F-1041' },
        answer: FREEZE,
      },
    ),
    route(
      'GET /earnings/freezes/{id}/invoice.pdf',
      'RestInvoiceSheet',
      "What is sent with an invoice as tagged PDF: a customer's frozen month with its sum. 404 where there is nothing.",
      {
        query: {
          municipality: 'The customer.',
          invoiceId: 'Only what is on this invoice.',
          pending: '`true`: only what is on no invoice yet.',
          protected: '`true`: with the names of students with protected identities.',
        },
        media: 'application/pdf',
      },
    ),
    route(
      'POST /earnings/freezes/{id}/corrections',
      'RestCorrectEarnings',
      'Correct a finally frozen month, with a reason.',
      {
        status: 201,
        body: {
          lines: [{ enrollmentId: OTHER_ID, amountOre: -30_680 }],
          reason: 'Avbrottet kom in efter frysningen.',
        },
        answer: [CORRECTION],
      },
    ),
  ],
};
