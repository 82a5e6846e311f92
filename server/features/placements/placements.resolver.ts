import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationDeletePlacementArgs,
  MutationPlanPlacementArgs,
  MutationSetPlacementStateArgs,
  MutationUpdatePlacementArgs,
  QueryPlacementArgs,
  QueryPlacementsArgs,
} from '../../platform/graphql/generated.js';
import { signedIn, type Call, type RequestContext } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { PlacementList } from './placements.queries.js';
import { PlacementsService } from './placements.service.js';

/** Placements of students (APL). */
@Resolver()
export class PlacementsResolver implements RootResolvers<
  'placements' | 'placement' | 'planPlacement' | 'updatePlacement' | 'setPlacementState' | 'deletePlacement'
> {
  constructor(
    private readonly service: PlacementsService,
    private readonly list: PlacementList,
  ) {}

  @Query()
  placements(@Args() { input }: QueryPlacementsArgs, @Context() context: RequestContext) {
    return this.list.page(signedIn(context).actor, input ?? {}, context.fixedOperation);
  }

  @Query()
  placement(@Args() { id }: QueryPlacementArgs, @CurrentActor() actor: Actor) {
    return this.list.one(actor, id);
  }

  @Mutation()
  planPlacement(@Args() { input }: MutationPlanPlacementArgs, @CurrentCall() call: Call) {
    return this.service.plan(call, input);
  }

  @Mutation()
  updatePlacement(@Args() { input }: MutationUpdatePlacementArgs, @Context() context: RequestContext) {
    return this.service.update(signedIn(context), context.origin, input);
  }

  @Mutation()
  setPlacementState(@Args() { input }: MutationSetPlacementStateArgs, @CurrentCall() call: Call) {
    return this.service.setState(call, input);
  }

  @Mutation()
  deletePlacement(@Args() { input }: MutationDeletePlacementArgs, @CurrentCall() call: Call) {
    return this.service.delete(call, input);
  }
}
