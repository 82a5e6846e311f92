import { Module } from '@nestjs/common';
import { HeldRowsService } from './held/held-rows.service.js';
import { ImportBatchReader } from './batches/import-batch.sql.js';
import { ImportBatchResolver } from './batches/import-batch.resolver.js';
import { ImportChecker } from './rows/import-checker.sql.js';
import { ImportCommitService } from './commit/import-commit.service.js';
import { ImportExpiry } from './batches/import-expiry.job.js';
import { ImportLimits } from './batches/import-limits.sql.js';
import { ImportPreviewService } from './rows/import-preview.service.js';
import { ImportUndoService } from './commit/import-undo.service.js';
import { ImportSheets } from './sheets/import-sheets.sql.js';
import { ImportsResolver } from './imports.resolver.js';
import { WorkbookReader } from '../../platform/workbook/workbook-reader.js';
import { WorkbookWriter } from '../../platform/workbook/workbook-writer.js';

/** Students from a workbook: preview, commit as a job, undo. */
@Module({
  providers: [
    HeldRowsService,
    ImportBatchReader,
    ImportBatchResolver,
    ImportChecker,
    ImportCommitService,
    ImportExpiry,
    ImportLimits,
    ImportPreviewService,
    ImportSheets,
    ImportUndoService,
    ImportsResolver,
    WorkbookReader,
    WorkbookWriter,
  ],
  exports: [WorkbookReader, WorkbookWriter],
})
export class ImportsModule {}
