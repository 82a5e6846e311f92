import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  LoginInput,
  LoginResult,
  Message,
  RequestPasswordResetInput,
  ResetPasswordInput,
  SessionUser,
} from '../graphql/generated.js';
import { signedIn, type RequestContext } from '../graphql/request-context.js';
import { AuthService } from './auth.service.js';
import { PasswordReset } from './passwords/password-reset.js';

@Resolver()
export class AuthResolver {
  constructor(
    private readonly auth: AuthService,
    private readonly reset: PasswordReset,
  ) {}

  @Query()
  me(@Context() context: RequestContext): SessionUser {
    const { userId, name, email, role, studentId } = signedIn(context).actor;
    return { userId, name, email, role, studentId };
  }

  @Mutation()
  login(@Args('input') input: LoginInput, @Context() context: RequestContext): Promise<LoginResult> {
    return this.auth.login(input, context);
  }

  @Mutation()
  logout(@Context() context: RequestContext): Promise<boolean> {
    return this.auth.logout(context);
  }

  @Mutation()
  requestPasswordReset(
    @Args('input') input: RequestPasswordResetInput,
    @Context() context: RequestContext,
  ): Promise<Message> {
    return this.reset.request(input.email, context);
  }

  @Mutation()
  resetPassword(
    @Args('input') input: ResetPasswordInput,
    @Context() context: RequestContext,
  ): Promise<Message> {
    return this.reset.complete(context, input.token, input.newPassword);
  }
}
