import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  CommitImportInput,
  HeldImportRow,
  HeldImportRowInput,
  Job,
  PreviewImportInput,
  UndoImportInput,
  UpdateImportInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { HeldRowsService } from './held/held-rows.service.js';
import { ImportBatchReader, type BatchView } from './batches/import-batch.sql.js';
import { ImportCommitService } from './commit/import-commit.service.js';
import { ImportPreviewService } from './rows/import-preview.service.js';
import { ImportUndoService } from './commit/import-undo.service.js';

@Resolver()
export class ImportsResolver {
  constructor(
    private readonly reader: ImportBatchReader,
    private readonly previews: ImportPreviewService,
    private readonly commits: ImportCommitService,
    private readonly undos: ImportUndoService,
    private readonly held: HeldRowsService,
  ) {}

  @Query()
  importBatch(@Args('id') id: string, @Context() context: RequestContext): Promise<BatchView | null> {
    return this.reader.find(signedIn(context), id);
  }

  @Query()
  importBatches(@Context() context: RequestContext): Promise<BatchView[]> {
    return this.reader.list(signedIn(context));
  }

  @Query()
  heldImportRows(@Context() context: RequestContext): Promise<HeldImportRow[]> {
    return this.held.list(signedIn(context));
  }

  @Mutation()
  takeHeldImportRow(
    @Args('input') input: HeldImportRowInput,
    @Context() context: RequestContext,
  ): Promise<BatchView> {
    return this.held.take(signedIn(context), input);
  }

  @Mutation()
  dropHeldImportRow(
    @Args('input') input: HeldImportRowInput,
    @Context() context: RequestContext,
  ): Promise<string> {
    return this.held.drop(signedIn(context), input);
  }

  @Mutation()
  previewImport(
    @Args('input') input: PreviewImportInput,
    @Context() context: RequestContext,
  ): Promise<BatchView> {
    return this.previews.preview(signedIn(context), input);
  }

  @Mutation()
  updateImport(
    @Args('input') input: UpdateImportInput,
    @Context() context: RequestContext,
  ): Promise<BatchView> {
    return this.previews.update(signedIn(context), input);
  }

  @Mutation()
  commitImport(@Args('input') input: CommitImportInput, @Context() context: RequestContext): Promise<Job> {
    return this.commits.queue(signedIn(context), input);
  }

  @Mutation()
  undoImport(@Args('input') input: UndoImportInput, @Context() context: RequestContext): Promise<BatchView> {
    return this.undos.undo(signedIn(context), input);
  }
}
