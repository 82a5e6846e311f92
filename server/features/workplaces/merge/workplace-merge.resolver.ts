import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationMergeWorkplacesArgs,
  QueryWorkplaceMergePreviewArgs,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { WorkplaceMerges } from './workplace-merge.queries.js';
import { WorkplaceMergeService } from './workplace-merge.service.js';

/** Merging of workplaces. */
@Resolver()
export class WorkplaceMergeResolver implements RootResolvers<
  'workplaceDuplicates' | 'workplaceMergePreview' | 'mergeWorkplaces'
> {
  constructor(
    private readonly service: WorkplaceMergeService,
    private readonly merges: WorkplaceMerges,
  ) {}

  @Query()
  workplaceDuplicates() {
    return this.merges.duplicates();
  }

  @Query()
  workplaceMergePreview(@Args() { input }: QueryWorkplaceMergePreviewArgs) {
    return this.service.preview(input);
  }

  @Mutation()
  mergeWorkplaces(@Args() { input }: MutationMergeWorkplacesArgs, @CurrentCall() call: Call) {
    return this.service.merge(call, input);
  }
}
