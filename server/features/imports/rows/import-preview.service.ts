import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, notFound } from '../../../platform/errors/app-error.js';
import { StagedUploads } from '../../files/staged-uploads.service.js';
import type { PreviewImportInput, UpdateImportInput } from '../../../platform/graphql/generated.js';
import { assertAwaited, type Call } from '../../../platform/graphql/request-context.js';
import { logRefused } from '../../../platform/history/access-log.js';
import { LOGGER } from '../../../platform/log/log.js';
import { ImportBatchReader, storedRowsOf, type BatchView } from '../batches/import-batch.queries.js';
import {
  assertOpen,
  lockBatch,
  writeRows,
  addBatch,
  updateBatch,
} from '../batches/import-batch.repository.js';
import { decisionsOf } from './row-decisions.input.js';
import { ImportChecker, type CheckedRows } from './import-checker.queries.js';
import type { Column } from '../sheets/column.rules.js';
import type { SheetSigns } from '../sheets/opened-sheet.rules.js';
import { STUDENT_HEADINGS } from '../sheets/import-columns.rules.js';
import type { HiddenParts } from '../sheets/hidden-parts.rules.js';
import { ImportSheets } from '../sheets/import-sheets.queries.js';
import { ImportLimits } from '../batches/import-limits.queries.js';
import { tellOfNamed } from '../commit/imports.notifications.js';
import { logImport } from '../commit/import-trail.queries.js';
import { FEW, isFew, OwnRows } from './own-rows.rules.js';
import { RowProcesses, type RowProcess, type RowsToCheck } from './row-process.service.js';
import { unsupportedWorkbook } from '../../../platform/workbook/unsupported-workbook.js';
import { workbookKind } from '../../../platform/workbook/read-workbook.js';
import type { SheetRow } from '../../../platform/workbook/workbook.js';

type Staged = Awaited<ReturnType<StagedUploads['find']>>;

/** A sheet with known columns. */
interface ReadSheet extends Partial<HiddenParts> {
  filename: string;
  sha256: string;
  columns: Column[];
  headerRow: number;
  rows: RowsToCheck;
  sheet?: string | null;
  sheets?: string[];
  skipped?: string | null;
  leavesOutHidden?: boolean;
  uploadId?: string;
}

/** Reads a workbook, checks its rows and stores them as a batch; nothing is written to students (pages, section 1). */
@Injectable()
export class ImportPreviewService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly uploads: StagedUploads,
    private readonly processes: RowProcesses,
    private readonly sheets: ImportSheets,
    private readonly checker: ImportChecker,
    private readonly reader: ImportBatchReader,
    private readonly limits: ImportLimits,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async preview(call: Call, input: PreviewImportInput): Promise<BatchView> {
    const staged = await this.uploads.find(this.database, call, input.uploadId, 'IMPORT');
    const bytes = await this.uploads.read(staged);
    const kind = workbookKind(staged.filename, bytes);
    if (!kind) throw unsupportedWorkbook(bytes);
    // Reads the file outside the transaction, since that may be slow.
    try {
      return await this.processes.run(
        { account: call.actor.userId, gone: call.gone, bytes, kind },
        async (rows) => this.previewSheets(call, input, staged, { rows, found: await rows.sheets() }),
      );
    } catch (error) {
      // Nothing was stored. A repeat of the call means the same upload.
      if (call.gone?.aborted && !call.idempotency) await this.uploads.remove(this.database, staged.id);
      throw error;
    }
  }

  private previewSheets(
    call: Call,
    input: PreviewImportInput,
    staged: Staged,
    { rows, found }: { rows: RowProcess; found: SheetSigns[] },
  ): Promise<BatchView> {
    return this.work.run(call, async (tx) => {
      await this.limits.assertRoomForPreview(tx, call.actor);
      const chosen = await this.sheets.choose(tx, call, found, input);
      const { rows: count, columns, ...read } = await rows.columns(chosen);
      if (count === 0 && read.hiddenRows && chosen.leavesOutHidden)
        throw badField('leaveOutHidden', 'TOO_SHORT', 'Alla rader är dolda i arbetsboken.');
      if (count === 0) throw badField('file', 'TOO_SHORT', 'Filen har inga rader under rubrikraden.');
      const { id: uploadId, filename, sha256 } = staged;
      const sheets = found.flatMap(({ name }) => name || []);
      // Last chance to abort: the check is logged, with the students named, and a disconnect must not undo
      // that.
      assertAwaited(call.gone);
      rows.stay();
      return this.keep(tx, call, {
        ...{ filename, sha256, uploadId, rows, sheets, ...read },
        leavesOutHidden: chosen.leavesOutHidden,
        sheet: found[chosen.sheet]!.name || null,
        columns: STUDENT_HEADINGS.apply(columns, input.mapping ?? []),
      });
    });
  }

  /** Stores parsed rows as a new batch of the caller. */
  async keep(tx: Work, call: Call, { rows, ...sheet }: ReadSheet): Promise<BatchView> {
    const { columns } = sheet;
    const checked = await this.checker.check(tx, call.actor, rows, { columns }, true);
    const id = uuid();
    await addBatch(tx, { ...sheet, id, userId: call.actor.userId, summary: checked.summary });
    await writeRows(tx, id, checked);
    await this.logChecked(tx, call, id, checked);
    return this.view(tx, call, id);
  }

  /** Changes columns, cells or options of a batch, and checks all rows again. */
  async update(call: Call, input: UpdateImportInput): Promise<BatchView> {
    if (isFew(await this.reader.countOpen(call, input.batchId, FEW.rows + 1)))
      return this.updateRows(call, input, (stored) => new OwnRows(JSON.parse(stored) as SheetRow[]));
    return this.processes.run(
      { account: call.actor.userId, bytes: Buffer.alloc(0), kind: 'stored' },
      (process) => this.updateRows(call, input, (stored) => process.take(stored)),
    );
  }

  private updateRows(
    call: Call,
    input: UpdateImportInput,
    rowsOf: (stored: string) => RowsToCheck | Promise<RowsToCheck>,
  ): Promise<BatchView> {
    return this.work.run(call, async (tx) => {
      const batch = await lockBatch(tx, call.actor, input.batchId);
      assertOpen(batch);
      await this.limits.assertRoomForCheck(tx, call.actor);
      const columns = STUDENT_HEADINGS.apply(batch.columns, input.mapping ?? []);
      const keepExistingWhenEmpty = input.keepExistingWhenEmpty ?? batch.keepExistingWhenEmpty;
      const rows = await rowsOf(await storedRowsOf(tx, batch.id));
      const decisions = await decisionsOf(tx, call.actor, batch.id, input.decisions ?? []);
      const by = { columns, fixes: { rows: input.rows ?? [], spellings: input.spellings ?? [] }, decisions };
      const checked = await this.checker.check(tx, call.actor, rows, by, keepExistingWhenEmpty);
      await writeRows(tx, batch.id, checked);
      await updateBatch(tx, batch.id, { columns, keepExistingWhenEmpty, summary: checked.summary });
      await this.logChecked(tx, call, batch.id, checked);
      return this.view(tx, call, batch.id);
    });
  }

  /**
   * The same statements for every file, with or without matches: neither their number nor their side effects
   * may reveal a match.
   */
  private async logChecked(
    tx: Queryable,
    { actor }: Call,
    batchId: string,
    { refused }: CheckedRows,
  ): Promise<void> {
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
