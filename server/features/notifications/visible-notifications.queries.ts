import type { Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import { addressedTo, SUBJECT_IS_THERE } from './notice.queries.js';

/** Columns of `notification n`, and the time of resolution from `r`, by their names in the contract. */
export const NOTIFICATION = `n.id, n.kind, n.message, iso(n.created_at) AS "createdAt", iso(r.resolved_at) AS "resolvedAt",
  CASE WHEN n.student_id IS NOT NULL THEN json_build_object('url', '/student/' || n.student_id) END AS meta,
  CASE WHEN n.subject IS NOT NULL
    THEN json_build_object('kind', n.subject, 'id', n.subject_id, 'isThere', ${SUBJECT_IS_THERE}) END AS subject,
  (SELECT json_build_array(named.id) FROM student named WHERE named.id = n.student_id AND named.is_protected) AS "shownStudentIds"`;

/** Notifications about a student are visible to those who may see the student (permissions, section 1.10). */
export const visible = (actor: Actor, params: SqlParams): string =>
  `(n.student_id IS NULL OR ${visibleTo(actor, params)})`;

/** Hides kinds that the user has disabled on the profile page; they reappear when enabled. Evaluated once. */
const notMuted = (user: string): string =>
  `((SELECT me.settings -> 'mutedNotifications' FROM app_user me WHERE me.id = ${user}) ? n.kind) IS NOT TRUE`;

/** The statement from FROM on: a user's notifications, with `r` for resolved ones. */
export function shownTo(actor: Actor, params: SqlParams, condition: (params: SqlParams) => string): string {
  const [user, role] = [params.add(actor.userId), params.add(actor.role)];
  return `FROM notification n
    LEFT JOIN notification_resolved r ON r.notification_id = n.id AND r.user_id = ${user}
    LEFT JOIN student s ON s.id = n.student_id
    WHERE ${addressedTo(user, `${role}::text`)} AND ${visible(actor, params)} AND ${notMuted(user)}
      AND ${condition(params)}`;
}
