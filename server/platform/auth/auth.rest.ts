import { get, post, type RouteTable } from '../rest/table/route.js';

/** Sign-in, session and password reset (contract, section 4). */
export const AUTH_ROUTES: RouteTable = {
  area: 'Sign-in',
  routes: [
    post(
      '/auth/login',
      'RestLogin',
      'Sign in: sets the session cookie and answers the same session as a token.',
      {
        example: { email: 'teacher@demo.se', password: 'Demo-2026-skola' },
      },
    ),
    post('/auth/logout', 'RestLogout', 'End the session at once; also 204 when nobody was signed in.', {
      status: 204,
    }),
    get('/auth/session', 'RestSession', 'Who is signed in.', { named: true }),
    post(
      '/reset-password/request',
      'RestRequestPasswordReset',
      'Mail a link for a new password, where the account exists.',
      { status: 202, example: { email: 'teacher@demo.se' } },
    ),
    post('/reset-password', 'RestResetPassword', 'Set a new password by the mailed link.', {
      example: { token: 'Zm9v…', newPassword: 'sju sorters kakor' },
    }),
  ],
};
