import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationErasePlacementsArgs,
  QueryExpiredPlacementsArgs,
} from '../../../platform/graphql/generated.js';
import type { Call, RequestContext } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { ExpiredPlacements } from './retention.queries.js';
import { RetentionService } from './retention.service.js';

/** Placements whose retention period has ended. */
@Resolver()
export class RetentionResolver implements RootResolvers<'expiredPlacements' | 'erasePlacements'> {
  constructor(
    private readonly list: ExpiredPlacements,
    private readonly service: RetentionService,
  ) {}

  @Query()
  expiredPlacements(@Args() { input }: QueryExpiredPlacementsArgs, @Context() context: RequestContext) {
    return this.list.page(input ?? {}, context.fixedOperation);
  }

  @Mutation()
  erasePlacements(@Args() { input }: MutationErasePlacementsArgs, @CurrentCall() call: Call) {
    return this.service.erase(call, input);
  }
}
