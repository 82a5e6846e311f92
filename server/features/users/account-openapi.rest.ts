import * as example from '../../platform/rest/openapi/openapi-examples.js';
import { route, type Areas } from '../../platform/rest/openapi/openapi-route.js';

const MESSAGE = { message: 'Klart.' };

/** Accounts, and what belongs to whoever calls. */
export const ACCOUNT_AREAS: Areas = {
  'Sign-in': [
    route(
      'POST /auth/login',
      'RestLogin',
      'Sign in: sets the session cookie and answers the same session as a token.',
      {
        body: { email: 'teacher@demo.se', password: 'Demo-2026-skola' },
        answer: { message: 'Du är inloggad.', token: 'Zm9v…', user: example.SESSION_USER },
      },
    ),
    route('POST /auth/logout', 'RestLogout', 'End the session at once; also 204 when nobody was signed in.', {
      status: 204,
    }),
    route('GET /auth/session', 'RestSession', 'Who is signed in.', {
      answer: { user: example.SESSION_USER },
    }),
    route(
      'POST /reset-password/request',
      'RestRequestPasswordReset',
      'Mail a link for a new password, where the account exists.',
      {
        status: 202,
        body: { email: 'teacher@demo.se' },
        answer: MESSAGE,
      },
    ),
    route('POST /reset-password', 'RestResetPassword', 'Set a new password by the mailed link.', {
      body: { token: 'Zm9v…', newPassword: 'sju sorters kakor' },
      answer: MESSAGE,
    }),
  ],
  People: [
    route('GET /users', 'RestUsers', 'All accounts.', {
      query: { q: 'Part of a name or an address.', role: 'A role.', active: 'true or false.' },
      answer: [example.USER],
    }),
    route(
      'POST /users',
      'RestCreateUser',
      'Add an account: its person is mailed a link to choose a password.',
      {
        status: 201,
        body: { name: 'Åsa Öberg', email: 'asa@exempel.se', role: 'teacher' },
        answer: example.USER,
        versioned: true,
      },
    ),
    route(
      'PUT /users/{id}',
      'RestUpdateUser',
      'Change name, address or phone. A new address ends all sessions of the account.',
      {
        body: { name: 'Åsa Ek', version: 1 },
        answer: example.USER,
        versioned: true,
      },
    ),
    route(
      'PUT /users/{id}/role',
      'RestSetUserRole',
      'Change the role, at most to the own rank; ends all sessions of the account.',
      {
        body: { role: 'teacher' },
        answer: example.USER,
        versioned: true,
      },
    ),
    route(
      'POST /users/{id}/deactivate',
      'RestDeactivateUser',
      'Switch the account off; ends all its sessions.',
      {
        answer: { ...example.USER, active: false },
        versioned: true,
      },
    ),
    route('POST /users/{id}/activate', 'RestActivateUser', 'Switch the account on again.', {
      answer: example.USER,
      versioned: true,
    }),
    route(
      'POST /users/{id}/reset-link',
      'RestSendResetLink',
      'Mail the person a one-time link for a new password.',
      {
        status: 202,
        answer: MESSAGE,
      },
    ),
    route('GET /api-keys', 'RestApiKeys', 'All keys for other systems.', { answer: [example.API_KEY] }),
    route('POST /api-keys', 'RestCreateApiKey', 'Make a key. This answer alone holds the key itself.', {
      status: 201,
      body: { name: 'Schemasystemet', role: 'teacher', expiresAt: '2027-06-30T22:00:00.000Z' },
      answer: { ...example.API_KEY, key: 'sv_…' },
    }),
    route('DELETE /api-keys/{id}', 'RestRevokeApiKey', 'Revoke a key: it is refused from the next call on.', {
      status: 204,
    }),
    route(
      'GET /audit-log',
      'RestAuditLog',
      'Who signed in, and who changed accounts, keys and settings, newest first; the next page is in the Link header.',
      {
        query: {
          userId: 'Who did it, or to whom it was done.',
          kind: 'What was done, such as ROLE_CHANGED.',
          from: 'The first day.',
          to: 'The last day.',
          limit: '1 to 200; 50 unless given.',
          after: 'From the Link header of the page before.',
        },
        answer: [example.AUDIT],
      },
    ),
    route(
      'GET /access-log',
      'RestAccessLog',
      'Who opened whose record, newest first; the next page is in the Link header.',
      {
        query: {
          userId: 'Who looked.',
          studentId: 'At whom.',
          action: 'What was done, such as READ_STUDENT.',
          from: 'The first day.',
          to: 'The last day.',
          protected: 'true or false.',
          limit: '1 to 200; 50 unless given.',
          after: 'From the Link header of the page before.',
        },
        answer: [example.ACCESS],
      },
    ),
  ],
  'My account': [
    route('GET /profile', 'RestMyProfile', 'The own account. An API key has none.', {
      answer: example.PROFILE,
    }),
    route('PUT /profile', 'RestUpdateProfile', 'Change the own phone number and settings.', {
      body: { phone: '070-174 06 05', settings: { theme: 'DARK' } },
      answer: example.PROFILE,
    }),
    route(
      'PUT /profile/password',
      'RestChangePassword',
      'Change the own password: all other sessions end, this one gets a new cookie.',
      {
        status: 204,
        body: { currentPassword: 'sju sorters småkakor', newPassword: 'åtta sorters kakor' },
      },
    ),
    route('GET /profile/sessions', 'RestMySessions', 'Where one is signed in.', {
      answer: [example.USER_SESSION],
    }),
    route('DELETE /profile/sessions/{id}', 'RestEndSession', 'End one of the own sessions.', { status: 204 }),
    route('GET /my-data', 'RestMyData', 'A student’s register extract (GDPR, article 15), as a file.', {
      answer: example.MY_DATA,
    }),
    route('GET /my-data/pdf', 'RestMyDataPaper', 'The same as tagged PDF, to be read.', {
      media: 'application/pdf',
    }),
  ],
  'This description': [
    route('GET /openapi.json', null, 'This document (OpenAPI 3.1).', { answer: { openapi: '3.1.0' } }),
    route('GET /docs', null, 'The same as a page to read.', { media: 'text/html' }),
  ],
};
