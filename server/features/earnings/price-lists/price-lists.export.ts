import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { badField } from '../../../platform/errors/app-error.js';
import { StagedUploads } from '../../files/staged-uploads.service.js';
import type { PriceWorkbook, ReadPriceWorkbookInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { hiddenRowsOf } from '../../../platform/workbook/hidden-rows.js';
import { unsupportedWorkbook } from '../../../platform/workbook/unsupported-workbook.js';
import { workbookKind } from '../../../platform/workbook/read-workbook.js';
import { WorkbookReader } from '../../../platform/workbook/workbook-reader.js';
import { rowFault, textOf, type Cell } from '../../../platform/workbook/workbook.js';
import { requireId } from '../../../platform/validation/id.js';
import { MOST_ROWS } from './price-rows.input.js';

/** Prices are never read from an ambiguous row. */
function priceCellFault(cell: Cell): string | null {
  const isUnreadable = (textOf(cell) ?? '').includes('\ufffd');
  return rowFault(cell) ?? (isUnreadable ? 'ett tecken går inte att läsa. Rätta raden i filen.' : null);
}

/** Prices from a workbook, for the form in which they are looked over (pages, section 13). */
@Injectable()
export class PriceWorkbooks {
  constructor(
    private readonly database: Database,
    private readonly uploads: StagedUploads,
    private readonly workbooks: WorkbookReader,
  ) {}

  async read(call: Call, input: ReadPriceWorkbookInput): Promise<PriceWorkbook> {
    const id = requireId(input.uploadId, 'uploadId');
    const staged = await this.uploads.find(this.database, call, id, 'IMPORT');
    const bytes = await this.uploads.read(staged);
    const kind = workbookKind(staged.filename, bytes);
    if (!kind) throw unsupportedWorkbook(bytes);
    const sheet = await this.workbooks.read(bytes, kind, { account: call.actor.userId, gone: call.gone });
    // The header is a row too.
    if (sheet.length > MOST_ROWS + 1)
      throw badField('file', 'RANGE', `Högst ${MOST_ROWS} priser i en lista.`);
    for (const { row, cells } of sheet) {
      const fault = cells.map(priceCellFault).find((reason) => reason !== null);
      if (fault) throw badField('file', 'FORMAT', `Rad ${row}: ${fault}`);
    }
    return {
      rows: sheet.map(({ cells }) => cells.map((cell) => (textOf(cell) ?? '').replace(/\s+/g, ' '))),
      hiddenRows: hiddenRowsOf(sheet),
    };
  }
}
