import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationAddWorkplaceContactArgs,
  MutationRemoveWorkplaceContactArgs,
  MutationUpdateWorkplaceContactArgs,
  QueryWorkplaceContactsArgs,
} from '../../../platform/graphql/generated.js';
import type { Call, RequestContext } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { WorkplaceContactList } from './workplace-contacts.queries.js';
import { WorkplaceContactsService } from './workplace-contacts.service.js';

/** Contacts with workplaces. */
@Resolver()
export class WorkplaceContactsResolver implements RootResolvers<
  'workplaceContacts' | 'addWorkplaceContact' | 'updateWorkplaceContact' | 'removeWorkplaceContact'
> {
  constructor(
    private readonly service: WorkplaceContactsService,
    private readonly list: WorkplaceContactList,
  ) {}

  @Query()
  workplaceContacts(
    @Args() { input }: QueryWorkplaceContactsArgs,
    @CurrentActor() actor: Actor,
    @Context() { fixedOperation }: RequestContext,
  ) {
    return this.list.page(actor, input, fixedOperation);
  }

  @Mutation()
  addWorkplaceContact(@Args() { input }: MutationAddWorkplaceContactArgs, @CurrentCall() call: Call) {
    return this.service.add(call, input);
  }

  @Mutation()
  updateWorkplaceContact(@Args() { input }: MutationUpdateWorkplaceContactArgs, @CurrentCall() call: Call) {
    return this.service.update(call, input);
  }

  @Mutation()
  removeWorkplaceContact(@Args() { input }: MutationRemoveWorkplaceContactArgs, @CurrentCall() call: Call) {
    return this.service.remove(call, input);
  }
}
