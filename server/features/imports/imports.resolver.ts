import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationCommitImportArgs,
  MutationDropHeldImportRowArgs,
  MutationPreviewImportArgs,
  MutationTakeHeldImportRowArgs,
  MutationUndoImportArgs,
  MutationUpdateImportArgs,
  QueryImportBatchArgs,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { HeldRowsService } from './held/held-rows.service.js';
import { ImportBatchReader } from './batches/import-batch.queries.js';
import { ImportCommitService } from './commit/import-commit.service.js';
import { ImportPreviewService } from './rows/import-preview.service.js';
import { ImportUndoService } from './commit/import-undo.service.js';

/** Students from a workbook: preview, commit as a job, undo. */
@Resolver()
export class ImportsResolver implements RootResolvers<
  | 'importBatch'
  | 'importBatches'
  | 'heldImportRows'
  | 'takeHeldImportRow'
  | 'dropHeldImportRow'
  | 'previewImport'
  | 'updateImport'
  | 'commitImport'
  | 'undoImport'
> {
  constructor(
    private readonly reader: ImportBatchReader,
    private readonly previews: ImportPreviewService,
    private readonly commits: ImportCommitService,
    private readonly undos: ImportUndoService,
    private readonly held: HeldRowsService,
  ) {}

  @Query()
  importBatch(@Args() { id }: QueryImportBatchArgs, @CurrentCall() call: Call) {
    return this.reader.find(call, id);
  }

  @Query()
  importBatches(@CurrentCall() call: Call) {
    return this.reader.list(call);
  }

  @Query()
  heldImportRows(@CurrentCall() call: Call) {
    return this.held.list(call);
  }

  @Mutation()
  takeHeldImportRow(@Args() { input }: MutationTakeHeldImportRowArgs, @CurrentCall() call: Call) {
    return this.held.take(call, input);
  }

  @Mutation()
  dropHeldImportRow(@Args() { input }: MutationDropHeldImportRowArgs, @CurrentCall() call: Call) {
    return this.held.drop(call, input);
  }

  @Mutation()
  previewImport(@Args() { input }: MutationPreviewImportArgs, @CurrentCall() call: Call) {
    return this.previews.preview(call, input);
  }

  @Mutation()
  updateImport(@Args() { input }: MutationUpdateImportArgs, @CurrentCall() call: Call) {
    return this.previews.update(call, input);
  }

  @Mutation()
  commitImport(@Args() { input }: MutationCommitImportArgs, @CurrentCall() call: Call) {
    return this.commits.queue(call, input);
  }

  @Mutation()
  undoImport(@Args() { input }: MutationUndoImportArgs, @CurrentCall() call: Call) {
    return this.undos.undo(call, input);
  }
}
