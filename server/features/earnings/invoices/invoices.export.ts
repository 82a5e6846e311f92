import { Injectable } from '@nestjs/common';
import { formatPersonalNumber } from '../../../../domain/personal-number.js';
import { Database } from '../../../platform/database/database.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { badField, notFound } from '../../../platform/errors/app-error.js';
import { ExportQuota } from '../../exports/export-quota.queries.js';
import type {
  InvoiceSheet,
  InvoiceSheetInput,
  InvoiceSheetRow,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { requiredLine } from '../../../platform/validation/text.js';
import { INVOICE_LIST } from './invoice-names.mapper.js';
import { readInvoiceRows, type InvoiceRow, type InvoiceScope } from './invoice-rows.queries.js';

/** PDF limit: long enough for reading, short enough not to delay other requests. */
const MOST_ROWS = 1_000;
const LONGEST_NAME = 120;

/** The invoice specification as PDF: the same rows and the same rules as the workbook. */
@Injectable()
export class InvoiceSheets {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly quota: ExportQuota,
  ) {}

  async take(call: Call, input: InvoiceSheetInput): Promise<InvoiceSheet> {
    const { municipality, ...scope } = scopeOf(input);
    await this.quota.assertRoom(call, INVOICE_LIST);
    const rows = await readInvoiceRows(this.database, scope);
    if (rows.length === 0) throw notFound('Det finns inget att fakturera här.');
    if (rows.length > MOST_ROWS)
      throw badField('freezeId', 'RANGE', `Högst ${MOST_ROWS} rader skrivs ut. Ta ut underlaget som Excel.`);
    await this.work.run(call, (tx) => this.quota.record(tx, call.actor, INVOICE_LIST, scope.withProtected));
    return {
      month: `${rows[0]!.month}-01`,
      municipality,
      rows: rows.map(toSheetRow),
      totalOre: rows.reduce((sum, { ore }) => sum + ore, 0),
    };
  }
}

function scopeOf(input: InvoiceSheetInput): InvoiceScope & { municipality: string } {
  const invoiceId = input.invoiceId ? requireId(input.invoiceId, 'invoiceId') : null;
  if (invoiceId && input.pending)
    throw badField('pending', 'NOT_ALLOWED', 'Det som är på en faktura är fakturerat.');
  const municipality = requiredLine(input.municipality, 'municipality', LONGEST_NAME);
  return {
    freezeId: requireId(input.freezeId, 'freezeId'),
    municipality,
    municipalities: [municipality],
    content: invoiceId ? { invoiceId } : input.pending ? 'PENDING' : 'ALL',
    withProtected: input.withProtected ?? false,
  };
}

function toSheetRow(row: InvoiceRow): InvoiceSheetRow {
  const { personalNumber, name, code, title, points, pausedDays, unpaidDays, ore, kind, reference } = row;
  return {
    ...{ name, code, title, points, kind, reference },
    personalNumber: personalNumber && formatPersonalNumber(personalNumber),
    pausedDays: pausedDays || null,
    unpaidDays: unpaidDays || null,
    amountOre: ore,
  };
}
