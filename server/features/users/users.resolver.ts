import { Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { UserList } from './users.list.js';
import { UsersService } from './users.service.js';

@Resolver()
export class UsersResolver {
  constructor(
    private readonly service: UsersService,
    private readonly list: UserList,
  ) {}

  @Query()
  users({ input }: QueryArgs['users'], context: RequestContext, info: GraphQLResolveInfo) {
    return this.list.page(signedIn(context).actor, input ?? {}, selectedFields(info), context.fixedOperation);
  }

  @Query()
  user({ id }: QueryArgs['user'], context: RequestContext) {
    return this.list.one(signedIn(context).actor, id);
  }

  @Mutation()
  createUser({ input }: MutationArgs['createUser'], context: RequestContext) {
    return this.service.create(signedIn(context), input, context.origin);
  }

  @Mutation()
  updateUser({ input }: MutationArgs['updateUser'], context: RequestContext) {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  setUserRole({ input }: MutationArgs['setUserRole'], context: RequestContext) {
    return this.service.setRole(signedIn(context), input);
  }

  @Mutation()
  deactivateUser({ input }: MutationArgs['deactivateUser'], context: RequestContext) {
    return this.service.deactivate(signedIn(context), input.id);
  }

  @Mutation()
  activateUser({ input }: MutationArgs['activateUser'], context: RequestContext) {
    return this.service.activate(signedIn(context), input.id);
  }

  @Mutation()
  sendResetLink({ input }: MutationArgs['sendResetLink'], context: RequestContext) {
    return this.service.sendResetLink(signedIn(context), input.id, context.origin);
  }

  @Mutation()
  endUserSessions({ input }: MutationArgs['endUserSessions'], context: RequestContext) {
    return this.service.endSessions(signedIn(context), input.id);
  }
}
