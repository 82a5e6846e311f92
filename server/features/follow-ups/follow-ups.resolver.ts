import { Resolver } from '@nestjs/graphql';
import type { MutationArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { FollowUpsService } from './follow-ups.service.js';

@Resolver()
export class FollowUpsResolver {
  constructor(private readonly service: FollowUpsService) {}

  @Query()
  followUps(_args: unknown, context: RequestContext) {
    return this.service.list(signedIn(context));
  }

  @Mutation()
  addFollowUp({ input }: MutationArgs['addFollowUp'], context: RequestContext) {
    return this.service.add(signedIn(context), input);
  }

  @Mutation()
  updateFollowUp({ input }: MutationArgs['updateFollowUp'], context: RequestContext) {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  completeFollowUp({ input }: MutationArgs['completeFollowUp'], context: RequestContext) {
    return this.service.complete(signedIn(context), input);
  }
}
