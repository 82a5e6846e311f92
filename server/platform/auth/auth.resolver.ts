import { Resolver } from '@nestjs/graphql';
import type { MutationArgs } from '../graphql/generated.js';
import { signedIn, type RequestContext } from '../graphql/request-context.js';
import { Mutation, Query } from '../graphql/root-field.js';
import { AuthService } from './auth.service.js';
import { PasswordReset } from './passwords/password-reset.js';

@Resolver()
export class AuthResolver {
  constructor(
    private readonly auth: AuthService,
    private readonly reset: PasswordReset,
  ) {}

  @Query()
  me(_args: unknown, context: RequestContext) {
    const { userId, name, email, role, studentId } = signedIn(context).actor;
    return { userId, name, email, role, studentId };
  }

  @Mutation()
  login({ input }: MutationArgs['login'], context: RequestContext) {
    return this.auth.login(input, context);
  }

  @Mutation()
  logout(_args: unknown, context: RequestContext) {
    return this.auth.logout(context);
  }

  @Mutation()
  requestPasswordReset({ input }: MutationArgs['requestPasswordReset'], context: RequestContext) {
    return this.reset.request(input.email, context);
  }

  @Mutation()
  resetPassword({ input }: MutationArgs['resetPassword'], context: RequestContext) {
    return this.reset.complete(context, input.token, input.newPassword);
  }
}
