import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { HeldRowsService } from './held/held-rows.service.js';
import { ImportBatchReader } from './batches/import-batch.sql.js';
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
  importBatch({ id }: QueryArgs['importBatch'], context: RequestContext) {
    return this.reader.find(signedIn(context), id);
  }

  @Query()
  importBatches(_args: unknown, context: RequestContext) {
    return this.reader.list(signedIn(context));
  }

  @Query()
  heldImportRows(_args: unknown, context: RequestContext) {
    return this.held.list(signedIn(context));
  }

  @Mutation()
  takeHeldImportRow({ input }: MutationArgs['takeHeldImportRow'], context: RequestContext) {
    return this.held.take(signedIn(context), input);
  }

  @Mutation()
  dropHeldImportRow({ input }: MutationArgs['dropHeldImportRow'], context: RequestContext) {
    return this.held.drop(signedIn(context), input);
  }

  @Mutation()
  previewImport({ input }: MutationArgs['previewImport'], context: RequestContext) {
    return this.previews.preview(signedIn(context), input);
  }

  @Mutation()
  updateImport({ input }: MutationArgs['updateImport'], context: RequestContext) {
    return this.previews.update(signedIn(context), input);
  }

  @Mutation()
  commitImport({ input }: MutationArgs['commitImport'], context: RequestContext) {
    return this.commits.queue(signedIn(context), input);
  }

  @Mutation()
  undoImport({ input }: MutationArgs['undoImport'], context: RequestContext) {
    return this.undos.undo(signedIn(context), input);
  }
}
