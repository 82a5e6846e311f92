import type { Queryable } from '../../platform/database/database.js';
import { CHANNEL } from '../../platform/database/unit-of-work.js';

/**
 * A part of a statement that tells people of what the statement has just done: it commits with its cause,
 * or not at all, and what has been told of once is not told again. `source` is a SELECT with the columns
 *
 * - `id` (uuid), `kind`, `cause` (names what happened), `message` (names of people, never their numbers),
 * - `student_id` (uuid or null: the link), `audience` ('STAFF', 'ADMINISTRATORS' or null), `recipients` (uuid[]).
 *
 * A row that is meant for nobody is left out. Open bells are told at commit. Whoever may not know of the
 * student sees nothing of it, whoever the notice was meant for.
 */
export function noticePart(source: string): string {
  return `noticed AS (
    INSERT INTO notification (id, kind, cause, message, student_id, audience, recipients)
    SELECT n.id, n.kind, n.cause, n.message, n.student_id, n.audience, n.recipients FROM (${source}) n
    WHERE n.audience IS NOT NULL OR cardinality(n.recipients) > 0
    ON CONFLICT (cause) DO NOTHING
    RETURNING ${ANNOUNCE})`;
}

/** Of a row of `notification`: who may care about it, so that nobody else needs to ask. */
export const ANNOUNCE = `pg_notify('${CHANNEL}', json_build_object('topic', 'notification', 'id', id,
  'audience', audience, 'recipients', recipients)::text)`;

/** Tells people in a statement of its own, inside the transaction of the cause. */
export async function tell(tx: Queryable, source: string, params: readonly unknown[]): Promise<void> {
  await tx.query(`WITH ${noticePart(source)} SELECT 1`, params);
}

/** The accounts of these teachers (SQL expressions, null for none) but for that of whoever did it. */
export function teachersBut(actorId: string, ...teachers: string[]): string {
  return `ARRAY(SELECT t.user_id FROM teacher t WHERE t.id IN (${teachers.join(', ')})
    AND t.user_id IS DISTINCT FROM ${actorId})`;
}

/** Whether a notice `n` is meant for the account with this id and role (SQL expressions). */
export function addressedTo(userId: string, role: string): string {
  return `(n.recipients @> ARRAY[${userId}::uuid]
    OR (n.audience = 'STAFF' AND ${role} IN ('TEACHER', 'ADMIN', 'SYSTEMADMIN'))
    OR (n.audience = 'ADMINISTRATORS' AND ${role} IN ('ADMIN', 'SYSTEMADMIN')))`;
}
