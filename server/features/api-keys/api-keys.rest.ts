import { get, post, remove, type RouteTable } from '../../platform/rest/table/route.js';

/** Keys for other school systems (permissions, section 7). */
export const API_KEY_ROUTES: RouteTable = {
  area: 'People',
  routes: [
    get('/api-keys', 'RestApiKeys', 'All keys for other systems.'),
    post('/api-keys', 'RestCreateApiKey', 'Make a key. This answer alone holds the key itself.', {
      status: 201,
      hoist: 'apiKey',
      example: { name: 'Schemasystemet', role: 'teacher', expiresAt: '2027-06-30T22:00:00.000Z' },
    }),
    remove('/api-keys/{id}', 'RestRevokeApiKey', 'Revoke a key: it is refused from the next call on.', {
      status: 204,
    }),
  ],
};
