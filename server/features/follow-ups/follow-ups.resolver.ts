import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationAddFollowUpArgs,
  MutationCompleteFollowUpArgs,
  MutationUpdateFollowUpArgs,
  QueryFollowUpAssigneesArgs,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { FollowUpsService } from './follow-ups.service.js';

/** Dated notes about students, to oneself or to a colleague (pages, section 18). */
@Resolver()
export class FollowUpsResolver implements RootResolvers<
  'followUps' | 'followUpAssignees' | 'addFollowUp' | 'updateFollowUp' | 'completeFollowUp'
> {
  constructor(private readonly service: FollowUpsService) {}

  @Query()
  followUps(@CurrentCall() call: Call) {
    return this.service.list(call);
  }

  @Query()
  followUpAssignees(@Args() { studentId }: QueryFollowUpAssigneesArgs, @CurrentCall() call: Call) {
    return this.service.assignees(call, studentId);
  }

  @Mutation()
  addFollowUp(@Args() { input }: MutationAddFollowUpArgs, @CurrentCall() call: Call) {
    return this.service.add(call, input);
  }

  @Mutation()
  updateFollowUp(@Args() { input }: MutationUpdateFollowUpArgs, @CurrentCall() call: Call) {
    return this.service.update(call, input);
  }

  @Mutation()
  completeFollowUp(@Args() { input }: MutationCompleteFollowUpArgs, @CurrentCall() call: Call) {
    return this.service.complete(call, input);
  }
}
