import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { ImportBatchResolver } from './batches/import-batch.resolver.js';
import { ImportBatchReader } from './batches/import-batch.queries.js';
import { ImportLimits } from './batches/import-limits.queries.js';
import { ImportCommitService } from './commit/import-commit.service.js';
import { ImportUndoService } from './commit/import-undo.service.js';
import { HeldRowsService } from './held/held-rows.service.js';
import { ImportsResolver } from './imports.resolver.js';
import { ImportChecker } from './rows/import-checker.queries.js';
import { ImportPreviewService } from './rows/import-preview.service.js';
import { RowProcesses } from './rows/row-process.service.js';
import { ImportSheets } from './sheets/import-sheets.queries.js';
import { ImportsController } from './imports.controller.js';
import { ImportExpiry } from './batches/import-expiry.job.js';

/** Student lists from workbooks: preview, corrections, commit and undo. */
@Module({
  controllers: [ImportsController],
  imports: [FilesModule],
  providers: [
    ImportExpiry,
    HeldRowsService,
    ImportBatchReader,
    ImportBatchResolver,
    ImportChecker,
    ImportCommitService,
    ImportLimits,
    ImportPreviewService,
    ImportSheets,
    ImportUndoService,
    ImportsResolver,
    RowProcesses,
  ],
})
export class ImportsModule {}
