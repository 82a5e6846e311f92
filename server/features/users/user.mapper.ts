import type { Actor } from '../../platform/auth/actor.js';
import { accountFields } from '../../platform/auth/accounts/account.fields.js';
import type { User } from '../../platform/graphql/generated.js';
import { columnsOf, readingOf } from '../../platform/records/record-fields.js';
import { userRights } from './users.policy.js';

/** Columns of account `u`. Accounts of API keys are excluded. */
export const USER_READING = {
  ...readingOf('u', accountFields, 'isShown'),
  hasPassword: 'u.password_hash IS NOT NULL',
  teacherId: '(SELECT t.id FROM teacher t WHERE t.user_id = u.id)',
  studentId: '(SELECT s.id FROM student s WHERE s.user_id = u.id)',
  lastSeenAt: 'iso(u.last_signed_in_at)',
};
export const USER_COLUMNS = columnsOf(USER_READING);

export type UserRow = Omit<User, 'viewerMay'>;

/** The account with the viewer's permissions for it. */
export function toUser(row: UserRow, actor: Actor): User {
  return { ...row, viewerMay: userRights(actor, row) };
}
