import { signedIn } from '../graphql/request-context.js';
import { rootFields } from '../graphql/root-field.js';
import { AuthService } from './auth.service.js';
import { PasswordReset } from './passwords/password-reset.js';

/** Sign-in, sessions and password reset. Every door asks it who the caller is. */
export const authFields = rootFields([AuthService, PasswordReset], (auth, reset) => ({
  me: (_args, context) => {
    const { userId, name, email, role, studentId } = signedIn(context).actor;
    return { userId, name, email, role, studentId };
  },
  resetLinkIsAlive: ({ token }) => reset.isAlive(token),
  login: ({ input }, context) => auth.login(input, context),
  logout: (_args, context) => auth.logout(context),
  requestPasswordReset: ({ input }, context) => reset.request(input.email, context),
  resetPassword: ({ input }, context) => reset.complete(context, input.token, input.newPassword),
}));
