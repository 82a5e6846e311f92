import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationCommitWorkplaceImportArgs,
  MutationPreviewWorkplaceImportArgs,
  MutationUndoWorkplaceImportArgs,
  MutationUpdateWorkplaceImportArgs,
  QueryWorkplaceImportArgs,
  WorkplaceImportRowsArgs,
} from '../../../platform/graphql/generated.js';
import type { Call, RequestContext } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { WorkplaceImportCommitService } from './workplace-import-commit.service.js';
import { WorkplaceImportService } from './workplace-import.service.js';
import { rowsOf, WorkplaceImportReader, type ImportView } from './workplace-imports.queries.js';

/** Workplaces from a workbook: preview, corrections, commit and undo. */
@Resolver()
export class WorkplaceImportsResolver implements RootResolvers<
  | 'workplaceImport'
  | 'workplaceImports'
  | 'previewWorkplaceImport'
  | 'updateWorkplaceImport'
  | 'commitWorkplaceImport'
  | 'undoWorkplaceImport'
> {
  constructor(
    private readonly reader: WorkplaceImportReader,
    private readonly previews: WorkplaceImportService,
    private readonly commits: WorkplaceImportCommitService,
  ) {}

  @Query()
  workplaceImport(@Args() { id }: QueryWorkplaceImportArgs, @CurrentCall() call: Call) {
    return this.reader.find(call, id);
  }

  @Query()
  workplaceImports(@CurrentCall() call: Call) {
    return this.reader.list(call);
  }

  @Mutation()
  previewWorkplaceImport(@Args() { input }: MutationPreviewWorkplaceImportArgs, @CurrentCall() call: Call) {
    return this.previews.preview(call, input);
  }

  @Mutation()
  updateWorkplaceImport(@Args() { input }: MutationUpdateWorkplaceImportArgs, @CurrentCall() call: Call) {
    return this.previews.update(call, input);
  }

  @Mutation()
  commitWorkplaceImport(@Args() { input }: MutationCommitWorkplaceImportArgs, @CurrentCall() call: Call) {
    return this.commits.commit(call, input);
  }

  @Mutation()
  undoWorkplaceImport(@Args() { input }: MutationUndoWorkplaceImportArgs, @CurrentCall() call: Call) {
    return this.commits.undo(call, input);
  }
}

/** The rows of an import, by page and outcome. */
@Resolver('WorkplaceImport')
export class WorkplaceImportRowsResolver {
  @ResolveField()
  rows(
    @Parent() view: ImportView,
    @Args() args: WorkplaceImportRowsArgs,
    @Context() { fixedOperation }: RequestContext,
  ) {
    return rowsOf(view, args, fixedOperation);
  }
}
