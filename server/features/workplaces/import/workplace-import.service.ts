import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Database } from '../../../platform/database/database.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { badField } from '../../../platform/errors/app-error.js';
import type {
  PreviewWorkplaceImportInput,
  UpdateWorkplaceImportInput,
  WorkplaceImportField,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { unsupportedWorkbook } from '../../../platform/workbook/unsupported-workbook.js';
import { workbookKind } from '../../../platform/workbook/read-workbook.js';
import { WorkbookReader } from '../../../platform/workbook/workbook-reader.js';
import { StagedUploads } from '../../files/staged-uploads.service.js';
import { withFixes, withSpellings } from '../../imports/rows/row-fixes.input.js';
import { openSheet, signsOf, type OpenedSheet } from '../../imports/sheets/opened-sheet.rules.js';
import { WORKPLACE_HEADINGS, workplaceColumnsOf } from './workplace-columns.rules.js';
import { addImport, assertOpen, lockImport, updateImport } from './workplace-import.repository.js';
import { MOST_ROWS, WorkplaceImportReader, type ImportView } from './workplace-imports.queries.js';

/** Reads workbooks of workplaces, and corrects what was read; nothing is written to workplaces. */
@Injectable()
export class WorkplaceImportService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly uploads: StagedUploads,
    private readonly workbooks: WorkbookReader,
    private readonly reader: WorkplaceImportReader,
  ) {}

  async preview(call: Call, input: PreviewWorkplaceImportInput): Promise<ImportView> {
    const staged = await this.uploads.find(this.database, call, input.uploadId, 'IMPORT');
    const bytes = await this.uploads.read(staged);
    const kind = workbookKind(staged.filename, bytes);
    if (!kind) throw unsupportedWorkbook(bytes);
    // Reads the file outside the transaction, since that may be slow.
    const caller = { account: call.actor.userId, gone: call.gone };
    const sheets = await this.workbooks.readSheets(bytes, kind, caller);
    const opened = sheets.map((sheet) => openSheet(sheet, WORKPLACE_HEADINGS));
    const says = sheets.map((sheet, place) => signsOf(sheet, opened[place]!, WORKPLACE_HEADINGS).says);
    const chosen = chooseSheet(opened, says, input.sheet);
    return this.work.run(call, async (tx) => {
      const { municipalities } = await this.reader.reference(tx);
      const columns = WORKPLACE_HEADINGS.apply(
        workplaceColumnsOf(chosen, municipalities),
        input.mapping ?? [],
      );
      const id = uuid();
      await addImport(tx, {
        ...{ id, userId: call.actor.userId, filename: staged.filename, uploadId: staged.id },
        sheet: chosen.name || null,
        sheets: sheets.flatMap(({ name }) => name || []),
        skipped: chosen.skipped,
        ...chosen.hidden,
        columns,
        rows: chosen.rows.map(({ row, cells }) => ({ row, cells })),
      });
      return this.reader.find(call, id, tx);
    });
  }

  update(call: Call, input: UpdateWorkplaceImportInput): Promise<ImportView> {
    return this.work.run(call, async (tx) => {
      const stored = await lockImport(tx, call.actor, input.id);
      assertOpen(stored);
      const columns = WORKPLACE_HEADINGS.apply(stored.columns, input.mapping ?? []);
      const alike = withSpellings(stored.rows, input.spellings ?? [], columns);
      await updateImport(tx, stored.id, { columns, rows: withFixes(alike, input.rows ?? [], columns) });
      return this.reader.find(call, stored.id, tx);
    });
  }
}

type WorkplaceSheet = OpenedSheet<WorkplaceImportField>;

/** The requested sheet, else the one whose headings say most. */
function chooseSheet(
  opened: readonly WorkplaceSheet[],
  says: readonly number[],
  wanted: string | null | undefined,
): WorkplaceSheet {
  const found = typeof wanted === 'string' ? opened.find(({ name }) => name === wanted) : null;
  if (found === undefined) throw badField('sheet', 'BAD_REFERENCE', 'Bladet finns inte i filen.');
  const sheet = found ?? opened[says.indexOf(Math.max(...says))]!;
  if (sheet.rows.length === 0) throw badField('file', 'TOO_SHORT', 'Filen har inga rader under rubrikraden.');
  if (sheet.rows.length > MOST_ROWS)
    throw badField('file', 'RANGE', 'Filen har fler än 1 000 rader. Dela upp den i flera filer.');
  return sheet;
}
