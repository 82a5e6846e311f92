import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { badField } from '../errors/app-error.js';
import { StagedUploads } from '../files/staged-uploads.js';
import type { PriceWorkbook, ReadPriceWorkbookInput } from '../graphql/generated.js';
import type { Call } from '../graphql/request-context.js';
import { unsupportedWorkbook } from '../imports/import-preview.service.js';
import { workbookKind } from '../imports/workbook/read-workbook.js';
import { WorkbookReader } from '../imports/workbook/workbook-reader.js';
import { textOf } from '../imports/workbook/workbook.js';
import { requireId } from '../validation/id.js';
import { MOST_ROWS } from './price-rows.js';

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
    if (!kind) throw unsupportedWorkbook();
    const sheet = await this.workbooks.read(bytes, kind);
    // The header is a row too.
    if (sheet.length > MOST_ROWS + 1)
      throw badField('file', 'RANGE', `Högst ${MOST_ROWS} priser i en lista.`);
    return {
      rows: sheet.map(({ cells }) => cells.map((cell) => (textOf(cell) ?? '').replace(/\s+/g, ' '))),
    };
  }
}
