import { randomUUID } from 'node:crypto';
import type { Role } from '../../server/platform/graphql/generated.js';
import type { PreparedCall, RowCall } from './permission-calls.js';
import type { Principal } from './permission-matrix.js';
import type { World } from './permission-world.js';

/** A mutation with the same input through GraphQL and REST, except for path parameters. */
function both(
  method: string,
  path: string,
  body: Record<string, unknown> | undefined,
  mutation: { field: string; type: string; input: Record<string, unknown>; selection?: string },
): PreparedCall {
  const { field, type, input, selection = '' } = mutation;
  return {
    rest: { method, path, options: { body } },
    graphql: {
      query: `mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`,
      variables: { input },
    },
  };
}

const newUser = (role: Role) => ({ name: 'Ny Person', email: `${randomUUID()}@exempel.se`, role });

const create = (role: Role): RowCall => ({
  route: 'POST /api/users',
  field: 'createUser',
  prepare: () => {
    const body = { ...newUser(role), role: role.toLowerCase() };
    const mutation = {
      field: 'createUser',
      type: 'CreateUserInput',
      input: newUser(role),
      selection: '{ id }',
    };
    return both('POST', '/api/users', body, mutation);
  },
});

/** A call about an account of the role, created per call. */
const about = (
  role: Role,
  method: string,
  suffix: string,
  field: string,
  type: string,
  values: () => Record<string, unknown> = () => ({}),
  selection = '{ id }',
): RowCall => ({
  route: `${method} /api/users/:id${suffix}`,
  field,
  async prepare({ school }) {
    const [first, second] = [await school.as(role), await school.as(role)];
    const [body, input] = [values(), { ...values(), id: second.userId }];
    const lower = typeof body.role === 'string' ? { role: body.role.toLowerCase() } : {};
    return both(
      method,
      `/api/users/${first.userId}${suffix}`,
      { ...body, ...lower },
      { field, type, input, selection },
    );
  },
});

/** A bulk deactivation of an account of the role, created per call. */
const deactivateAll = (role: Role): RowCall => ({
  field: 'setUsersActive',
  prepare: async ({ school }) => ({
    graphql: {
      query: 'mutation($input: SetUsersActiveInput!) { setUsersActive(input: $input) { id } }',
      variables: { input: { ids: [(await school.as(role)).userId], active: false } },
    },
  }),
});

const rename = () => ({ name: `Nytt Namn ${randomUUID()}` });

const read = (path: string, field: string, selection: string): RowCall => ({
  route: `GET ${path}`,
  field,
  prepare: () => ({ rest: { method: 'GET', path }, graphql: { query: `{ ${field} ${selection} }` } }),
});

/** The id of another session of the caller. */
async function ownSession({ school, people }: World, principal: Principal): Promise<string> {
  const [row] = await school.sql<{ id: string }>(
    `INSERT INTO session (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 hour') RETURNING id`,
    [Buffer.from(randomUUID()), people[principal].userId],
  );
  return row!.id;
}

async function apiKey({ people }: World): Promise<string> {
  const body = { name: `Schema ${randomUUID()}`, role: 'teacher' };
  const answer = await people.sa.rest('POST', '/api/api-keys', { body });
  return (answer.body as { _id: string })._id;
}

export const USER_CALLS: Record<string, RowCall> = {
  M41: read('/api/users', 'users', '{ nodes { id } }'),
  M42a: create('ADMIN'),
  M42b: create('SYSTEMADMIN'),
  M43a: about('ADMIN', 'PUT', '', 'updateUser', 'UpdateUserInput', rename),
  M43b: about('SYSTEMADMIN', 'PUT', '', 'updateUser', 'UpdateUserInput', rename),
  M44a: about('USER', 'PUT', '/role', 'setUserRole', 'SetUserRoleInput', () => ({ role: 'ADMIN' })),
  M44b: about('USER', 'PUT', '/role', 'setUserRole', 'SetUserRoleInput', () => ({ role: 'SYSTEMADMIN' })),
  M45a: about('ADMIN', 'POST', '/deactivate', 'deactivateUser', 'DeactivateUserInput'),
  M45b: about('SYSTEMADMIN', 'POST', '/deactivate', 'deactivateUser', 'DeactivateUserInput'),
  M46a: about(
    'ADMIN',
    'POST',
    '/reset-link',
    'sendResetLink',
    'SendResetLinkInput',
    undefined,
    '{ message }',
  ),
  M46b: about(
    'SYSTEMADMIN',
    'POST',
    '/reset-link',
    'sendResetLink',
    'SendResetLinkInput',
    undefined,
    '{ message }',
  ),
  M47: read('/api/profile', 'myProfile', '{ userId }'),
  X690: read('/api/audit-log', 'auditLog', '{ nodes { id } }'),
  M56: read('/api/access-log', 'accessLog', '{ nodes { id } }'),
  M57: read('/api/my-data', 'myData', '{ createdAt student { id } }'),
  X500: read('/api/my-data/pdf', 'myData', '{ createdAt }'),
  M66: about('ADMIN', 'POST', '/activate', 'activateUser', 'ActivateUserInput'),
  M67: read('/api/api-keys', 'apiKeys', '{ id }'),
  X60: {
    route: 'PUT /api/profile',
    field: 'updateMyProfile',
    prepare: () => {
      const input = { phone: '08-123 456' };
      return both('PUT', '/api/profile', input, {
        field: 'updateMyProfile',
        type: 'UpdateMyProfileInput',
        input,
        selection: '{ userId }',
      });
    },
  },
  // Refused as too short: a new password would end the sessions of the matrix.
  X61: {
    route: 'PUT /api/profile/password',
    field: 'changePassword',
    prepare: () => {
      const input = { currentPassword: 'mitt gamla lösenord', newPassword: 'kort' };
      return both('PUT', '/api/profile/password', input, {
        field: 'changePassword',
        type: 'ChangePasswordInput',
        input,
        selection: '{ message }',
      });
    },
  },
  X62: read('/api/profile/sessions', 'mySessions', '{ id }'),
  X63: {
    route: 'DELETE /api/profile/sessions/:id',
    field: 'endSession',
    async prepare(world, principal) {
      const input = { id: await ownSession(world, principal) };
      const path = `/api/profile/sessions/${await ownSession(world, principal)}`;
      return both('DELETE', path, undefined, { field: 'endSession', type: 'EndSessionInput', input });
    },
  },
  X64: {
    field: 'endOtherSessions',
    prepare: () => ({ graphql: { query: 'mutation { endOtherSessions }' } }),
  },
  X65: {
    field: 'user',
    prepare: ({ people }) => ({
      graphql: { query: 'query($id: ID!) { user(id: $id) { id } }', variables: { id: people.te.userId } },
    }),
  },
  X66: {
    field: 'endUserSessions',
    async prepare({ school }) {
      const { userId } = await school.as('TEACHER');
      const query = 'mutation($input: EndUserSessionsInput!) { endUserSessions(input: $input) }';
      return { graphql: { query, variables: { input: { id: userId } } } };
    },
  },
  X765: {
    route: 'POST /api/users/invitations',
    field: 'renewInvitations',
    async prepare({ school }) {
      const input = { ids: [(await school.as('TEACHER')).userId] };
      return both('POST', '/api/users/invitations', input, {
        field: 'renewInvitations',
        type: 'RenewInvitationsInput',
        input,
        selection: '{ sent }',
      });
    },
  },
  X1653: deactivateAll('TEACHER'),
  X1654: deactivateAll('SYSTEMADMIN'),
  X766: {
    field: 'resetLinkIsAlive',
    prepare: () => ({ graphql: { query: '{ resetLinkIsAlive(token: "okänd") }' } }),
  },
  X67: {
    route: 'POST /api/api-keys',
    field: 'createApiKey',
    prepare: () => {
      const name = `Schema ${randomUUID()}`;
      return both(
        'POST',
        '/api/api-keys',
        { name, role: 'teacher' },
        {
          field: 'createApiKey',
          type: 'CreateApiKeyInput',
          input: { name: `${name} 2`, role: 'TEACHER' },
          selection: '{ key }',
        },
      );
    },
  },
  X68: {
    route: 'DELETE /api/api-keys/:id',
    field: 'revokeApiKey',
    async prepare(world) {
      const input = { id: await apiKey(world) };
      return both('DELETE', `/api/api-keys/${await apiKey(world)}`, undefined, {
        field: 'revokeApiKey',
        type: 'RevokeApiKeyInput',
        input,
        selection: '{ id }',
      });
    },
  },
  X69: {
    route: 'GET /api/openapi.json',
    prepare: () => ({ rest: { method: 'GET', path: '/api/openapi.json' } }),
  },
  X70: { route: 'GET /api/docs', prepare: () => ({ rest: { method: 'GET', path: '/api/docs' } }) },
};
