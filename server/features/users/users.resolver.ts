import { Args, Context, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationActivateUserArgs,
  MutationCreateUserArgs,
  MutationDeactivateUserArgs,
  MutationEndUserSessionsArgs,
  MutationRenewInvitationsArgs,
  MutationSendResetLinkArgs,
  MutationSetUserRoleArgs,
  MutationSetUsersActiveArgs,
  MutationUpdateUserArgs,
  QueryUserArgs,
  QueryUsersArgs,
} from '../../platform/graphql/generated.js';
import { signedIn, type Call, type RequestContext } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { AccountSets } from './account-sets.service.js';
import { UserList } from './users.queries.js';
import { UsersService } from './users.service.js';

/** Accounts and their administration. */
@Resolver()
export class UsersResolver implements RootResolvers<
  | 'users'
  | 'user'
  | 'createUser'
  | 'updateUser'
  | 'setUserRole'
  | 'deactivateUser'
  | 'activateUser'
  | 'setUsersActive'
  | 'sendResetLink'
  | 'renewInvitations'
  | 'endUserSessions'
> {
  constructor(
    private readonly service: UsersService,
    private readonly list: UserList,
    private readonly sets: AccountSets,
  ) {}

  @Query()
  users(
    @Args() { input }: QueryUsersArgs,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.list.page(signedIn(context).actor, input ?? {}, selectedFields(info), context.fixedOperation);
  }

  @Query()
  user(@Args() { id }: QueryUserArgs, @CurrentActor() actor: Actor) {
    return this.list.one(actor, id);
  }

  @Mutation()
  createUser(@Args() { input }: MutationCreateUserArgs, @Context() context: RequestContext) {
    return this.service.create(signedIn(context), input, context.origin);
  }

  @Mutation()
  updateUser(@Args() { input }: MutationUpdateUserArgs, @CurrentCall() call: Call) {
    return this.service.update(call, input);
  }

  @Mutation()
  setUserRole(@Args() { input }: MutationSetUserRoleArgs, @CurrentCall() call: Call) {
    return this.service.setRole(call, input);
  }

  @Mutation()
  deactivateUser(@Args() { input }: MutationDeactivateUserArgs, @CurrentCall() call: Call) {
    return this.service.deactivate(call, input.id);
  }

  @Mutation()
  activateUser(@Args() { input }: MutationActivateUserArgs, @CurrentCall() call: Call) {
    return this.service.activate(call, input.id);
  }

  @Mutation()
  setUsersActive(@Args() { input }: MutationSetUsersActiveArgs, @CurrentCall() call: Call) {
    return this.sets.setActive(call, input);
  }

  @Mutation()
  sendResetLink(@Args() { input }: MutationSendResetLinkArgs, @Context() context: RequestContext) {
    return this.service.sendResetLink(signedIn(context), input.id, context.origin);
  }

  @Mutation()
  renewInvitations(@Args() { input }: MutationRenewInvitationsArgs, @Context() context: RequestContext) {
    return this.service.renewInvitations(signedIn(context), input.ids, context.origin);
  }

  @Mutation()
  endUserSessions(@Args() { input }: MutationEndUserSessionsArgs, @CurrentCall() call: Call) {
    return this.service.endSessions(call, input.id);
  }
}
