import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationConfirmPlacementWeekArgs,
  MutationReportPlacementHoursArgs,
  QueryPlacementHoursArgs,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { PlacementHoursList } from './placement-hours.queries.js';
import { PlacementHoursService } from './placement-hours.service.js';

/** Hours of placements (APL). */
@Resolver()
export class PlacementHoursResolver implements RootResolvers<
  'placementHours' | 'reportPlacementHours' | 'confirmPlacementWeek'
> {
  constructor(
    private readonly service: PlacementHoursService,
    private readonly list: PlacementHoursList,
  ) {}

  @Query()
  placementHours(@Args() { studentId }: QueryPlacementHoursArgs, @CurrentActor() actor: Actor) {
    return this.list.open(actor, studentId);
  }

  @Mutation()
  reportPlacementHours(@Args() { input }: MutationReportPlacementHoursArgs, @CurrentCall() call: Call) {
    return this.service.report(call, input);
  }

  @Mutation()
  confirmPlacementWeek(@Args() { input }: MutationConfirmPlacementWeekArgs, @CurrentCall() call: Call) {
    return this.service.confirm(call, input);
  }
}
