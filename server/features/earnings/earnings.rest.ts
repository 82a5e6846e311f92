import { Injectable } from '@nestjs/common';
import { swedishDay } from '../../../domain/dates.js';
import { sendFile } from '../../platform/rest/file-answer.js';
import type { RestInvoiceSheetQuery } from '../../platform/rest/generated.js';
import {
  get,
  inside,
  post,
  put,
  remove,
  type RestCall,
  type RouteTable,
  type Sender,
  type Values,
} from '../../platform/rest/table/route.js';
import { WorkbookUpload } from '../files/uploads.rest.js';
import { InvoicePaper, invoiceFilename } from './invoices/invoice-paper.document.js';

const PDF = 'application/pdf';
const LIST = {
  name: 'Botkyrka 2027',
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
  paidPauseDays: 14,
  rows: [{ category: 'GENERAL', amountOre: 4720, basePercent: 65, paysFailed: true }],
};

/** The invoice specification as a PDF, created on request. */
@Injectable()
export class InvoiceAnswer implements Sender {
  constructor(private readonly paper: InvoicePaper) {}

  async send({ read, response }: RestCall): Promise<void> {
    const sheet = await read<RestInvoiceSheetQuery['invoiceSheet']>();
    const bytes = await this.paper.print(sheet);
    sendFile(response, { media: PDF, filename: invoiceFilename(sheet), bytes });
  }
}

/** Customers' amounts, for administrators. In whole öre. */
export const EARNINGS_ROUTES: RouteTable = {
  area: 'Earnings',
  routes: [
    get('/earnings', 'RestEarnings', 'What is earned in whole months, by customer or by course of one.', {
      query: inside('input', 'from', 'to', 'municipality'),
      usual: inMonth,
    }),
    get('/earnings/price-lists', 'RestPriceLists', 'Price lists, by customer, newest first.', {
      query: { municipality: 'municipality' },
    }),
    post(
      '/earnings/price-lists',
      'RestCreatePriceList',
      'Add a price list; 409 where another holds at the same time.',
      { status: 201, versioned: true, example: { municipality: 'Botkyrka', ...LIST } },
    ),
    post(
      '/earnings/price-lists/workbook',
      'RestReadPriceWorkbook',
      'What a workbook (xlsx or csv) with prices says; nothing becomes of it yet.',
      { receives: { by: WorkbookUpload } },
    ),
    put(
      '/earnings/price-lists/{id}',
      'RestUpdatePriceList',
      'Replace a price list. Frozen months keep their amounts.',
      { versioned: true, example: { ...LIST, version: 1 } },
    ),
    remove(
      '/earnings/price-lists/{id}',
      'RestDeletePriceList',
      'Delete a price list. Frozen months keep their amounts.',
      { status: 204 },
    ),
    get('/earnings/freezes', 'RestFreezes', 'Frozen months, newest first.'),
    post('/earnings/freezes', 'RestFreezePeriod', 'Freeze a month; 409 when it is finally frozen already.', {
      status: 201,
      example: { month: '2026-10-01', kind: 'FINAL' },
    }),
    put(
      '/earnings/freezes/{id}/invoiced',
      'RestMarkInvoiced',
      "Mark a customer's part of a frozen month as invoiced.",
      { id: 'freezeId', example: { municipality: 'Botkyrka', reference: 'F-1041' } },
    ),
    get(
      '/earnings/freezes/{id}/invoice.pdf',
      'RestInvoiceSheet',
      "What is sent with an invoice as tagged PDF: a customer's frozen month with its sum. 404 where there is nothing.",
      {
        id: 'freezeId',
        query: {
          ...inside('input', 'municipality', 'invoiceId', 'pending'),
          protected: 'input.withProtected',
        },
        usual: (values) => ({ municipality: '', ...values }),
        sends: { by: InvoiceAnswer, media: PDF },
      },
    ),
    post(
      '/earnings/freezes/{id}/corrections',
      'RestCorrectEarnings',
      'Correct a finally frozen month, with a reason.',
      {
        status: 201,
        id: 'freezeId',
        example: {
          lines: [{ enrollmentId: '0199f3a0-1c2d-7a00-8000-000000000002', amountOre: -30_680 }],
          reason: 'Avbrottet kom in efter frysningen.',
        },
      },
    ),
  ],
};

/** Without any day it is the current month (contract, section 8); with one of them the other is missed by name. */
function inMonth(values: Values): Values {
  if (values.from !== undefined || values.to !== undefined) return values;
  const today = swedishDay();
  return { ...values, from: today, to: today };
}
