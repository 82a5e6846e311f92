import type { Actor } from '../../platform/auth/actor.js';
import type { User } from '../../platform/graphql/generated.js';
import { userRights } from './users.policy.js';

/** An account `u` as the statement reads it. Accounts of API keys are no people and are never among them. */
export const USER_COLUMNS = `
  u.id, u.version, u.name, u.email, u.phone, u.role, u.active, u.password_hash IS NOT NULL AS "hasPassword",
  (SELECT t.id FROM teacher t WHERE t.user_id = u.id) AS "teacherId",
  (SELECT s.id FROM student s WHERE s.user_id = u.id) AS "studentId",
  iso(u.last_signed_in_at) AS "lastSeenAt",
  iso(u.created_at) AS "createdAt"`;

export type UserRow = Omit<User, 'viewerMay'>;

/** The account with what this viewer may do with it. */
export function toUser(row: UserRow, actor: Actor): User {
  return { ...row, viewerMay: userRights(actor, row) };
}
