import { get, inside, post, put, type RouteTable } from '../../platform/rest/table/route.js';

/** Accounts and their administration (permissions, section 7). */
export const USER_ROUTES: RouteTable = {
  area: 'People',
  routes: [
    get('/users', 'RestUsers', 'All accounts.', {
      query: { ...inside('input.filter', 'q', 'active'), role: 'input.filter.roles' },
      parts: 100,
      at: 'nodes',
    }),
    post('/users', 'RestCreateUser', 'Add an account: its person is mailed a link to choose a password.', {
      status: 201,
      versioned: true,
      example: { name: 'Åsa Öberg', email: 'asa@exempel.se', role: 'teacher' },
    }),
    post(
      '/users/invitations',
      'RestRenewInvitations',
      'Mail a new invitation to these accounts, or to all without a password.',
      { status: 202, example: {} },
    ),
    put(
      '/users/{id}',
      'RestUpdateUser',
      'Change name, address or phone. A new address ends all sessions of the account.',
      { versioned: true, example: { name: 'Åsa Ek', version: 1 } },
    ),
    put(
      '/users/{id}/role',
      'RestSetUserRole',
      'Change the role, at most to the own rank; ends all sessions of the account.',
      { versioned: true, example: { role: 'teacher' } },
    ),
    post('/users/{id}/deactivate', 'RestDeactivateUser', 'Switch the account off; ends all its sessions.', {
      versioned: true,
    }),
    post('/users/{id}/activate', 'RestActivateUser', 'Switch the account on again.', { versioned: true }),
    post(
      '/users/{id}/reset-link',
      'RestSendResetLink',
      'Mail the person a one-time link for a new password.',
      {
        status: 202,
      },
    ),
  ],
};
