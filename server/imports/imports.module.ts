import { Module } from '@nestjs/common';
import { HeldRowsService } from './held-rows.service.js';
import { ImportBatchReader } from './import-batch-reader.js';
import { ImportBatchResolver } from './import-batch.resolver.js';
import { ImportChecker } from './import-checker.js';
import { ImportCommitService } from './import-commit.service.js';
import { ImportExpiry } from './import-expiry.js';
import { ImportLimits } from './import-limits.js';
import { ImportPreviewService } from './import-preview.service.js';
import { ImportUndoService } from './import-undo.service.js';
import { ImportsResolver } from './imports.resolver.js';
import { WorkbookReader } from './workbook/workbook-reader.js';
import { WorkbookWriter } from './workbook/workbook-writer.js';

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
    ImportUndoService,
    ImportsResolver,
    WorkbookReader,
    WorkbookWriter,
  ],
  exports: [WorkbookReader, WorkbookWriter],
})
export class ImportsModule {}
