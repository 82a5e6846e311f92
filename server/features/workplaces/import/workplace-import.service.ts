import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Database } from '../../../platform/database/database.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { badField } from '../../../platform/errors/app-error.js';
import type {
  PreviewWorkplaceImportInput,
  UpdateWorkplaceImportInput,
  WorkplaceImportDecision,
  WorkplaceImportField,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { unsupportedWorkbook } from '../../../platform/workbook/unsupported-workbook.js';
import { workbookKind } from '../../../platform/workbook/read-workbook.js';
import { WorkbookReader } from '../../../platform/workbook/workbook-reader.js';
import { StagedUploads } from '../../files/staged-uploads.service.js';
import { withFixes, withSpellings } from '../../imports/rows/row-fixes.input.js';
import { withMergedCells } from '../../imports/sheets/merged-cells.rules.js';
import { openSheet, signsOf } from '../../imports/sheets/opened-sheet.rules.js';
import { chooseSheet } from '../../imports/sheets/remembered-columns.queries.js';
import { WORKPLACE_HEADINGS, workplaceColumnsOf } from './workplace-columns.rules.js';
import {
  addImport,
  assertOpen,
  lockImport,
  updateImport,
  type LockedImport,
} from './workplace-import.repository.js';
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
    const read = await this.workbooks.readSheets(bytes, kind, caller);
    const sheets = read.map((sheet) => withMergedCells(sheet, (text) => WORKPLACE_HEADINGS.isHeading(text)));
    const opened = sheets.map((sheet) => openSheet(sheet, WORKPLACE_HEADINGS));
    const signs = sheets.map((sheet, place) => signsOf(sheet, opened[place]!, WORKPLACE_HEADINGS));
    return this.work.run(call, async (tx) => {
      const source = { actor: call.actor, table: 'workplace_import' } as const;
      const { sheet, known } = await chooseSheet<WorkplaceImportField>(tx, source, signs, input.sheet);
      const chosen = opened[sheet]!;
      assertRowCount(chosen.rows.length);
      const { municipalities } = await this.reader.reference(tx);
      const columns = WORKPLACE_HEADINGS.apply(
        known ?? workplaceColumnsOf(chosen, municipalities),
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
      const rows = withFixes(alike, input.rows ?? [], columns);
      const leftOut = withDecisions(stored, input.decisions ?? []);
      await updateImport(tx, stored.id, { columns, rows, leftOut });
      return this.reader.find(call, stored.id, tx);
    });
  }
}

function assertRowCount(count: number): void {
  if (count === 0) throw badField('file', 'TOO_SHORT', 'Filen har inga rader under rubrikraden.');
  if (count > MOST_ROWS)
    throw badField('file', 'RANGE', 'Filen har fler än 1 000 rader. Dela upp den i flera filer.');
}

/** Numbers of the rows that are left out. */
function withDecisions(
  { rows, leftOut }: LockedImport,
  decisions: readonly WorkplaceImportDecision[],
): number[] {
  const known = new Set(rows.map(({ row }) => row));
  const left = new Set(leftOut);
  for (const [index, { row, leaveOut }] of decisions.entries()) {
    if (!known.has(row))
      throw badField(`decisions.${index}.row`, 'BAD_REFERENCE', `Rad ${row} finns inte i filen.`);
    if (leaveOut) left.add(row);
    else left.delete(row);
  }
  return [...left];
}
