import { get, put, remove, type RouteTable } from '../../platform/rest/table/route.js';

/** One's own account, password and sessions. */
export const PROFILE_ROUTES: RouteTable = {
  area: 'My account',
  routes: [
    get('/profile', 'RestMyProfile', 'The own account. An API key has none.'),
    put('/profile', 'RestUpdateProfile', 'Change the own phone number and settings.', {
      example: { phone: '070-174 06 05', settings: { theme: 'DARK' } },
    }),
    put(
      '/profile/password',
      'RestChangePassword',
      'Change the own password: all other sessions end, this one gets a new cookie.',
      {
        status: 204,
        example: { currentPassword: 'sju sorters småkakor', newPassword: 'åtta sorters kakor' },
      },
    ),
    get('/profile/sessions', 'RestMySessions', 'Where one is signed in.'),
    remove('/profile/sessions/{id}', 'RestEndSession', 'End one of the own sessions.', { status: 204 }),
  ],
};
