import { randomUUID } from 'node:crypto';
import type { Person } from '../support/school.js';
import type { RowCall } from './permission-calls.js';
import type { Principal } from './permission-matrix.js';
import type { World } from './permission-world.js';

/** A notification for one person, or for all staff. */
async function noticeFor(world: World, person: Person): Promise<string> {
  const id = randomUUID();
  await world.school.sql(
    `INSERT INTO notification (id, kind, cause, message, audience, recipients)
     VALUES ($1::uuid, 'MESSAGE', $1::text, 'Möte på torsdag.', $2, $3)`,
    [id, person.token ? null : 'STAFF', person.token ? [person.userId] : []],
  );
  return id;
}

const resolve = (receiver: (world: World, principal: Principal) => Person, named: boolean): RowCall => ({
  route: 'PUT /api/notifications/:id/resolve',
  field: 'resolveNotification',
  prepare: async (world, principal) => {
    const person = receiver(world, principal);
    const body = named ? { userId: person.userId } : {};
    return {
      rest: {
        method: 'PUT',
        path: `/api/notifications/${await noticeFor(world, person)}/resolve`,
        options: { body },
      },
      graphql: {
        query: 'mutation($input: ResolveNotificationInput!) { resolveNotification(input: $input) { id } }',
        variables: { input: { id: await noticeFor(world, person), ...body } },
      },
    };
  },
});

export const NOTIFICATION_CALLS: Record<string, RowCall> = {
  M32: {
    route: 'GET /api/notifications',
    field: 'notifications',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/notifications' },
      graphql: { query: '{ notifications { id } }' },
    }),
  },
  M33a: resolve((world, principal) => world.people[principal], false),
  M33b: resolve((world, principal) => (principal === 'ad' ? world.people.te : world.people.ad), true),
  X692: {
    route: 'PUT /api/notifications/resolve',
    field: 'resolveNotifications',
    prepare: () => {
      const input = { through: '2026-11-20T08:00:00.000Z' };
      return {
        rest: { method: 'PUT', path: '/api/notifications/resolve', options: { body: input } },
        graphql: {
          query: 'mutation($input: ResolveNotificationsInput!) { resolveNotifications(input: $input) }',
          variables: { input },
        },
      };
    },
  },
  X730: {
    field: 'notificationPage',
    prepare: () => ({ graphql: { query: '{ notificationPage { totalCount groups { kind } } }' } }),
  },
  X731: {
    route: 'PUT /api/notifications/restore',
    field: 'restoreNotifications',
    prepare: () => {
      const input = { batch: randomUUID() };
      return {
        rest: { method: 'PUT', path: '/api/notifications/restore', options: { body: input } },
        graphql: {
          query: 'mutation($input: RestoreNotificationsInput!) { restoreNotifications(input: $input) }',
          variables: { input },
        },
      };
    },
  },
  M34: {
    route: 'PUT /api/notifications/:id/reset',
    field: 'resetNotification',
    prepare: async (world, principal) => {
      const id = await noticeFor(world, world.people[principal]);
      return {
        rest: { method: 'PUT', path: `/api/notifications/${id}/reset` },
        graphql: {
          query: 'mutation($input: ResetNotificationInput!) { resetNotification(input: $input) { id } }',
          variables: { input: { id } },
        },
      };
    },
  },
  M69: {
    field: 'notificationAdded',
    prepare: () => {
      throw new Error('a subscription is called over the socket');
    },
  },
};
