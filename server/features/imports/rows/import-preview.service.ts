import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { badField, badInput, notFound } from '../../../platform/errors/app-error.js';
import { isClosingText } from '../../exports/protected-rows.policy.js';
import { StagedUploads } from '../../files/staged-uploads.service.js';
import type {
  ImportRowFix,
  PreviewImportInput,
  UpdateImportInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { logRefused } from '../../../platform/history/access-log.js';
import { LOGGER } from '../../../platform/log/log.js';
import { cleanText, lengthOf } from '../../../platform/validation/text.js';
import { ImportBatchReader, type BatchView } from '../batches/import-batch.sql.js';
import {
  assertOpen,
  lockBatch,
  summaryOf,
  writeRows,
  addBatch,
  updateBatch,
} from '../batches/import-batch.writes.js';
import { ImportChecker } from './import-checker.sql.js';
import { applyMapping, findHeader, matchColumns, type Column } from './import-columns.rules.js';
import { ImportLimits } from '../batches/import-limits.sql.js';
import { tellOfNamed } from '../commit/imports.notice.js';
import { logImport } from '../commit/import-trail.sql.js';
import type { JudgedRow } from './row-judgement.rules.js';
import { unsupportedWorkbook } from '../../../platform/workbook/unsupported-workbook.js';
import { workbookKind } from '../../../platform/workbook/read-workbook.js';
import { textOf, WORKBOOK_LIMITS, type Cell, type SheetRow } from '../../../platform/workbook/workbook.js';
import { WorkbookReader } from '../../../platform/workbook/workbook-reader.js';

/** A sheet whose columns are known. */
interface ReadSheet {
  filename: string;
  sha256: string;
  columns: Column[];
  headerRow: number;
  rows: readonly SheetRow[];
}

/** Reads a workbook, checks its rows and keeps them as a batch; nothing is written to students (pages, section 1). */
@Injectable()
export class ImportPreviewService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly uploads: StagedUploads,
    private readonly workbooks: WorkbookReader,
    private readonly checker: ImportChecker,
    private readonly reader: ImportBatchReader,
    private readonly limits: ImportLimits,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async preview(call: Call, input: PreviewImportInput): Promise<BatchView> {
    const staged = await this.uploads.find(this.database, call, input.uploadId, 'IMPORT');
    const bytes = await this.uploads.read(staged);
    const kind = workbookKind(staged.filename, bytes);
    if (!kind) throw unsupportedWorkbook();
    // Outside the transaction: reading may take its time.
    const sheet = await this.workbooks.read(bytes, kind);
    const header = findHeader(sheet);
    const rows = sheet.slice(header + 1).filter(({ cells }) => !isClosing(cells));
    if (rows.length === 0) throw badField('file', 'TOO_SHORT', 'Filen har inga rader under rubrikraden.');
    return this.work.run(call, async (tx) => {
      await this.limits.assertRoomForPreview(tx, call.actor);
      const columns = applyMapping(await this.columnsOf(tx, call, sheet[header]!, rows), input.mapping ?? []);
      const { filename, sha256 } = staged;
      return this.keep(tx, call, { filename, sha256, columns, headerRow: sheet[header]!.row, rows });
    });
  }

  /** Rows that have been read, as a new batch of the caller's. */
  async keep(
    tx: Queryable,
    call: Call,
    { filename, sha256, columns, headerRow, rows }: ReadSheet,
  ): Promise<BatchView> {
    const judged = await this.checker.check(tx, call.actor, rows, columns, true);
    const id = uuid();
    await addBatch(tx, {
      id,
      userId: call.actor.userId,
      filename,
      sha256,
      columns,
      headerRow,
      summary: summaryOf(judged),
    });
    await writeRows(tx, id, rows, judged);
    await this.logChecked(tx, call, id, judged);
    return this.view(tx, call, id);
  }

  /** Other columns, corrected cells or another choice about empty ones: all rows are checked anew. */
  update(call: Call, input: UpdateImportInput): Promise<BatchView> {
    return this.work.run(call, async (tx) => {
      const batch = await lockBatch(tx, call.actor, input.batchId);
      assertOpen(batch);
      await this.limits.assertRoomForCheck(tx, call.actor);
      const columns = applyMapping(batch.columns, input.mapping ?? []);
      const keepWhenEmpty = input.keepExistingWhenEmpty ?? batch.keepExistingWhenEmpty;
      const stored = await tx.query<SheetRow>(
        'SELECT row, cells FROM import_row WHERE batch_id = $1 ORDER BY row',
        [batch.id],
      );
      const rows = withFixes(stored, input.rows ?? [], columns);
      const judged = await this.checker.check(tx, call.actor, rows, columns, keepWhenEmpty);
      await writeRows(tx, batch.id, rows, judged);
      await updateBatch(tx, { id: batch.id, columns, keepWhenEmpty, summary: summaryOf(judged) });
      await this.logChecked(tx, call, batch.id, judged);
      return this.view(tx, call, batch.id);
    });
  }

  /** As this person read the same headings the last time, else by their names. */
  private async columnsOf(
    tx: Queryable,
    call: Call,
    header: SheetRow,
    rows: readonly SheetRow[],
  ): Promise<Column[]> {
    const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), header.cells.length);
    const columns = matchColumns(header, width);
    const [known] = await tx.query<{ columns: Column[] }>(
      `SELECT columns FROM import_batch
       WHERE user_id = $1 AND jsonb_path_query_array(columns, '$[*].header') = $2::jsonb
       ORDER BY created_at DESC LIMIT 1`,
      [call.actor.userId, JSON.stringify(columns.map((column) => column.header))],
    );
    return known?.columns ?? columns;
  }

  /**
   * The same statements for every file, whomever it names: neither their number nor what they do beside may tell the
   * sender that somebody was found.
   */
  private async logChecked(
    tx: Queryable,
    { actor }: Call,
    batchId: string,
    judged: readonly JudgedRow[],
  ): Promise<void> {
    const refused = [...new Set(judged.flatMap(({ refused: id }) => id ?? []))];
    await logImport(tx, actor, batchId);
    await logRefused(tx, actor, 'IMPORT_STUDENTS', refused);
    await tellOfNamed(tx, actor, batchId, refused.length);
    if (refused.length > 0)
      this.log.warn({
        alarm: 'protected-named-in-import',
        userId: actor.userId,
        batchId,
        students: refused.length,
      });
  }

  private async view(tx: Queryable, call: Call, id: string): Promise<BatchView> {
    const view = await this.reader.find(call, id, tx);
    if (!view) throw notFound();
    return view;
  }
}

/** The last row of an exported list, which says who is not in it, is no student. */
function isClosing(cells: readonly Cell[]): boolean {
  return cells.length === 1 && isClosingText(textOf(cells[0]) ?? '');
}

/** The cells as a person has corrected them: typed by hand, so plain text. */
function withFixes(rows: SheetRow[], fixes: readonly ImportRowFix[], columns: readonly Column[]): SheetRow[] {
  if (fixes.length === 0) return rows;
  const byRow = new Map(rows.map((row) => [row.row, { row: row.row, cells: [...row.cells] }]));
  for (const [index, { row, column, value }] of fixes.entries()) {
    const target = byRow.get(row);
    if (!target) throw badField(`rows.${index}.row`, 'BAD_REFERENCE', `Rad ${row} finns inte i filen.`);
    if (!columns[column])
      throw badField(`rows.${index}.column`, 'BAD_REFERENCE', 'Kolumnen finns inte i filen.');
    const text = cleanText(value ?? '');
    if (lengthOf(text) > WORKBOOK_LIMITS.cellLength) {
      throw badInput([{ path: `rows.${index}.value`, reason: 'TOO_LONG', message: 'Högst 1 000 tecken.' }]);
    }
    while (target.cells.length < column) target.cells.push(null);
    target.cells[column] =
      text === '' ? null : text.startsWith('=') ? { kind: 'text', text, formula: true } : text;
  }
  return [...byRow.values()];
}
