import type { ServerResponse } from 'node:http';
import { Delete, Get, Post, Put, Res } from '@nestjs/common';
import { swedishDay } from '../../../domain/dates.js';
import { sendFile } from '../../platform/rest/file-answer.js';
import { WorkbookUpload } from '../files/upload-receivers.service.js';
import { InvoicePaper, invoiceFilename } from './invoices/invoice-paper.document.js';
import {
  type RestInvoiceSheetQuery,
  RestCorrectEarningsDocument,
  RestCreatePriceListDocument,
  RestDeletePriceListDocument,
  RestEarningsDocument,
  RestFreezePeriodDocument,
  RestFreezesDocument,
  RestInvoiceSheetDocument,
  RestMarkInvoicedDocument,
  RestPriceListsDocument,
  RestReadPriceWorkbookDocument,
  RestUpdatePriceListDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside, type Values } from '../../platform/rest/rest-route.js';

const PDF = 'application/pdf';
const LIST = {
  name: 'Botkyrka 2027',
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
  paidPauseDays: 14,
  rows: [{ category: 'GENERAL', amountOre: 4720, basePercent: 65, paysFailed: true }],
};

/** Customers' amounts, for administrators. In whole öre. */
@RestController('earnings', 'Earnings')
export class EarningsController {
  constructor(
    private readonly operations: RestOperations,
    private readonly workbookUpload: WorkbookUpload,
    private readonly paper: InvoicePaper,
  ) {}

  @Get()
  @RestOperation(
    RestEarningsDocument,
    'Earnings of whole months, by customer, or by course for one customer.',
    {
      query: inside('input', 'from', 'to', 'municipality'),
      usual: inMonth,
    },
  )
  earnings(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get('price-lists')
  @RestOperation(RestPriceListsDocument, 'Price lists by customer, newest first.', {
    query: { municipality: 'municipality' },
  })
  priceLists(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('price-lists')
  @RestOperation(
    RestCreatePriceListDocument,
    'Add a price list. 409 if another one is valid at the same time.',
    {
      status: 201,
      versioned: true,
      example: { municipality: 'Botkyrka', ...LIST },
    },
  )
  createPriceList(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('price-lists/workbook')
  @RestOperation(
    RestReadPriceWorkbookDocument,
    'Preview of the prices in a workbook (xlsx or csv). Writes nothing.',
    { upload: {} },
  )
  readPriceWorkbook(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.receive(call, this.workbookUpload);
  }

  @Put('price-lists/:id')
  @RestOperation(RestUpdatePriceListDocument, 'Replace a price list. Frozen months keep their amounts.', {
    versioned: true,
    example: { ...LIST, version: 1 },
  })
  updatePriceList(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete('price-lists/:id')
  @RestOperation(RestDeletePriceListDocument, 'Delete a price list. Frozen months keep their amounts.', {
    status: 204,
  })
  deletePriceList(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get('freezes')
  @RestOperation(RestFreezesDocument, 'Frozen months, newest first.')
  freezes(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('freezes')
  @RestOperation(RestFreezePeriodDocument, 'Freeze a month. 409 if it is already permanently frozen.', {
    status: 201,
    example: { month: '2026-10-01', kind: 'FINAL' },
  })
  freezePeriod(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put('freezes/:id/invoiced')
  @RestOperation(RestMarkInvoicedDocument, "Mark a customer's part of a frozen month as invoiced.", {
    id: 'freezeId',
    example: { municipality: 'Botkyrka', reference: 'F-1041' },
  })
  markInvoiced(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  /** The invoice specification as a PDF, created on request. */
  @Get('freezes/:id/invoice.pdf')
  @RestOperation(
    RestInvoiceSheetDocument,
    "What is sent with an invoice as tagged PDF: a customer's frozen month with its sum. 404 where there is nothing.",
    {
      id: 'freezeId',
      query: {
        ...inside('input', 'municipality', 'invoiceId', 'pending'),
        protected: 'input.withProtected',
      },
      usual: (values) => ({ municipality: '', ...values }),
      media: PDF,
    },
  )
  async invoiceSheet(@Call() { read }: RestCall, @Res() response: ServerResponse): Promise<void> {
    const sheet = await read<RestInvoiceSheetQuery['invoiceSheet']>();
    const bytes = await this.paper.print(sheet);
    sendFile(response, { media: PDF, filename: invoiceFilename(sheet), bytes });
  }

  @Post('freezes/:id/corrections')
  @RestOperation(RestCorrectEarningsDocument, 'Correct a permanently frozen month, with a reason.', {
    status: 201,
    id: 'freezeId',
    example: {
      lines: [{ enrollmentId: '0199f3a0-1c2d-7a00-8000-000000000002', amountOre: -30_680 }],
      reason: 'Avbrottet kom in efter frysningen.',
    },
  })
  correctEarnings(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

/** Without any day it is the current month (contract, section 8); with one of them the other is missed by name. */
function inMonth(values: Values): Values {
  if (values.from !== undefined || values.to !== undefined) return values;
  const today = swedishDay();
  return { ...values, from: today, to: today };
}
