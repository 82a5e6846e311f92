import { get, put, type RouteTable } from '../../platform/rest/table/route.js';

/** Notifications of staff. */
export const NOTIFICATION_ROUTES: RouteTable = {
  area: 'Notifications',
  routes: [
    get('/notifications', 'RestNotifications', 'The unresolved ones of the caller.'),
    put(
      '/notifications/{id}/resolve',
      'RestResolveNotification',
      'Take it off the own list; again is harmless.',
    ),
    put('/notifications/resolve', 'RestResolveNotifications', 'Take all that waits off the own list.', {
      named: true,
      example: { through: '2026-11-20T08:00:00.000Z', kind: 'EXAM_REGISTERED' },
    }),
    put('/notifications/restore', 'RestRestoreNotifications', 'Put back what was taken off in one go.', {
      named: true,
      example: { batch: '0199f3a0-1c2d-7a00-8000-000000000001' },
    }),
    put('/notifications/{id}/reset', 'RestResetNotification', 'Show it to everyone again.'),
  ],
};
