import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from './/actor.js';
import { CurrentActor } from '../graphql/call.decorators.js';
import type {
  MutationLoginArgs,
  MutationRequestPasswordResetArgs,
  MutationResetPasswordArgs,
  QueryResetLinkIsAliveArgs,
} from '../graphql/generated.js';
import type { RequestContext } from '../graphql/request-context.js';
import type { RootResolvers } from '../graphql/root-resolvers.js';
import { AuthService } from './auth.service.js';
import { PasswordReset } from './passwords/password-reset.js';

/** Resolvers for sign-in, sessions and password reset. */
@Resolver()
export class AuthResolver implements RootResolvers<
  'me' | 'resetLinkIsAlive' | 'login' | 'logout' | 'requestPasswordReset' | 'resetPassword'
> {
  constructor(
    private readonly auth: AuthService,
    private readonly reset: PasswordReset,
  ) {}

  @Query()
  me(@CurrentActor() actor: Actor) {
    const { userId, name, email, role, studentId } = actor;
    return { userId, name, email, role, studentId };
  }

  @Query()
  resetLinkIsAlive(@Args() { token }: QueryResetLinkIsAliveArgs) {
    return this.reset.isAlive(token);
  }

  @Mutation()
  login(@Args() { input }: MutationLoginArgs, @Context() context: RequestContext) {
    return this.auth.login(input, context);
  }

  @Mutation()
  logout(@Context() context: RequestContext) {
    return this.auth.logout(context);
  }

  @Mutation()
  requestPasswordReset(
    @Args() { input }: MutationRequestPasswordResetArgs,
    @Context() context: RequestContext,
  ) {
    return this.reset.request(input.email, context);
  }

  @Mutation()
  resetPassword(@Args() { input }: MutationResetPasswordArgs, @Context() context: RequestContext) {
    return this.reset.complete(context, input.token, input.newPassword);
  }
}
