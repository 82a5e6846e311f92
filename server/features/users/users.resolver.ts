import { Args, Context, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type {
  ActivateUserInput,
  CreateUserInput,
  DeactivateUserInput,
  EndUserSessionsInput,
  Message,
  SendResetLinkInput,
  SetUserRoleInput,
  UpdateUserInput,
  User,
  UserPage,
  UsersInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
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
  users(
    @Args('input') input: UsersInput | null,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<UserPage> {
    return this.list.page(signedIn(context).actor, input ?? {}, selectedFields(info), context.fixedOperation);
  }

  @Query()
  user(@Args('id') id: string, @Context() context: RequestContext): Promise<User> {
    return this.list.one(signedIn(context).actor, id);
  }

  @Mutation()
  createUser(@Args('input') input: CreateUserInput, @Context() context: RequestContext): Promise<User> {
    return this.service.create(signedIn(context), input, context.origin);
  }

  @Mutation()
  updateUser(@Args('input') input: UpdateUserInput, @Context() context: RequestContext): Promise<User> {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  setUserRole(@Args('input') input: SetUserRoleInput, @Context() context: RequestContext): Promise<User> {
    return this.service.setRole(signedIn(context), input);
  }

  @Mutation()
  deactivateUser(
    @Args('input') input: DeactivateUserInput,
    @Context() context: RequestContext,
  ): Promise<User> {
    return this.service.deactivate(signedIn(context), input.id);
  }

  @Mutation()
  activateUser(@Args('input') input: ActivateUserInput, @Context() context: RequestContext): Promise<User> {
    return this.service.activate(signedIn(context), input.id);
  }

  @Mutation()
  sendResetLink(
    @Args('input') input: SendResetLinkInput,
    @Context() context: RequestContext,
  ): Promise<Message> {
    return this.service.sendResetLink(signedIn(context), input.id, context.origin);
  }

  @Mutation()
  endUserSessions(
    @Args('input') input: EndUserSessionsInput,
    @Context() context: RequestContext,
  ): Promise<number> {
    return this.service.endSessions(signedIn(context), input.id);
  }
}
