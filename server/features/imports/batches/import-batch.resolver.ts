import { Args, Context, Info, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { ImportBatchRowsArgs, ImportRow } from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
import { selectedFields } from '../../../platform/graphql/selection.js';
import { ImportBatchReader, type BatchView } from './import-batch.queries.js';

/** The rows of a batch: thousands, so they are read only when selected, and only the selected fields. */
@Resolver('ImportBatch')
export class ImportBatchResolver {
  constructor(private readonly reader: ImportBatchReader) {}

  @ResolveField()
  async rows(
    @Parent() batch: BatchView,
    @Args() args: ImportBatchRowsArgs,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ImportRow[]> {
    const { fixedOperation } = context;
    context.recorded ??= new Set();
    // A mutation records its whole batch.
    const isReading = info.operation.operation === 'query' && !context.continued;
    if (isReading && context.actor)
      await this.reader.recordRows(context.actor, batch, args, {
        fixed: fixedOperation,
        recorded: context.recorded,
      });
    return this.reader.rows(signedIn(context), batch, args, selectedFields(info), fixedOperation);
  }
}
