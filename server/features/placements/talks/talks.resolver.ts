import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type { MutationHoldTalkArgs, MutationPlanTalkArgs } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { TalksService } from './talks.service.js';

/** Three-party talks of placements. */
@Resolver()
export class TalksResolver implements RootResolvers<'planTalk' | 'holdTalk'> {
  constructor(private readonly service: TalksService) {}

  @Mutation()
  planTalk(@Args() { input }: MutationPlanTalkArgs, @CurrentCall() call: Call) {
    return this.service.plan(call, input);
  }

  @Mutation()
  holdTalk(@Args() { input }: MutationHoldTalkArgs, @CurrentCall() call: Call) {
    return this.service.hold(call, input);
  }
}
