import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { HeldRowsService } from './held/held-rows.service.js';
import { ImportBatchReader } from './batches/import-batch.sql.js';
import { ImportCommitService } from './commit/import-commit.service.js';
import { ImportPreviewService } from './rows/import-preview.service.js';
import { ImportUndoService } from './commit/import-undo.service.js';

/** Students from a workbook: preview, commit as a job, undo. */
export const importsFields = rootFields(
  [ImportBatchReader, ImportPreviewService, ImportCommitService, ImportUndoService, HeldRowsService],
  (reader, previews, commits, undos, held) => ({
    importBatch: ({ id }, context) => reader.find(signedIn(context), id),
    importBatches: (_args, context) => reader.list(signedIn(context)),
    heldImportRows: (_args, context) => held.list(signedIn(context)),
    takeHeldImportRow: ({ input }, context) => held.take(signedIn(context), input),
    dropHeldImportRow: ({ input }, context) => held.drop(signedIn(context), input),
    previewImport: ({ input }, context) => previews.preview(signedIn(context), input),
    updateImport: ({ input }, context) => previews.update(signedIn(context), input),
    commitImport: ({ input }, context) => commits.queue(signedIn(context), input),
    undoImport: ({ input }, context) => undos.undo(signedIn(context), input),
  }),
);
