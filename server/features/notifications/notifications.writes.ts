import { v7 as uuid } from 'uuid';
import type { Queryable } from '../../platform/database/database.js';
import { CHANNEL } from '../../platform/database/unit-of-work.js';
import { STAFF } from './notice.sql.js';
import { deleteRows, goingOver } from '../../platform/records/plain-row.js';
import { idsOf } from '../../platform/database/rows.js';

/** What was told of this cause is settled: it leaves everyone's list. */
export const withdrawNotices = (tx: Queryable, cause: string) => deleteRows(tx, 'notification', { cause });

/** The same for every cause that begins so. */
export async function withdrawNoticesOf(tx: Queryable, begin: string): Promise<void> {
  await tx.query('DELETE FROM notification WHERE starts_with(cause, $1)', [begin]);
}

/** The notices about a record that is merged into another are about it from now on. */
export const moveNotices = goingOver('notification', 'studentId');

/** Nobody is written to in the night: from this hour on, Swedish time. */
const DIGEST_FROM_HOUR = 6;
const LOCAL = (moment: string): string => `(${moment} AT TIME ZONE 'Europe/Stockholm')`;

/**
 * Takes the letters of the day or the week that have not been taken, for the staff who have asked for one; answers
 * since when each tells. The first one tells of one day, or of one week.
 */
export function claimDigests(
  tx: Pick<Queryable, 'query'>,
  at: Date,
): Promise<{ userId: string; since: Date }[]> {
  return tx.query(
    `WITH paced AS (
       SELECT u.id, CASE u.settings ->> 'notificationDigest' WHEN 'WEEKLY' THEN 'week' ELSE 'day' END AS unit, d.made_at
       FROM app_user u LEFT JOIN notification_digest d ON d.user_id = u.id
       WHERE u.active AND u.kind = 'PERSON' AND u.role IN ${STAFF}
         AND u.settings ->> 'notificationDigest' IN ('DAILY', 'WEEKLY'))
     INSERT INTO notification_digest AS digest (user_id, made_at)
     SELECT id, $1::timestamptz FROM paced WHERE extract(hour FROM ${LOCAL('$1::timestamptz')}) >= ${DIGEST_FROM_HOUR}
     ORDER BY id
     ON CONFLICT (user_id) DO UPDATE SET made_at = excluded.made_at
       WHERE ${LOCAL('digest.made_at')}
         < date_trunc((SELECT unit FROM paced WHERE paced.id = digest.user_id), ${LOCAL('excluded.made_at')})
     RETURNING user_id AS "userId", (SELECT coalesce(paced.made_at, digest.made_at - ('1 ' || unit)::interval)
       FROM paced WHERE paced.id = digest.user_id) AS since`,
    [at],
  );
}

/** The notice is unresolved for everyone; answers how many had resolved it. */
export const unresolve = (tx: Queryable, notificationId: string) =>
  deleteRows(tx, 'notification_resolved', { notificationId });

/**
 * A part of a statement that tells people of what the statement has just done: it commits with its cause,
 * or not at all, and what has been told of once is not told again. `source` is a SELECT with the columns
 *
 * - `id` (uuid), `kind`, `cause` (names what happened), `message` (names of people, never their numbers),
 * - `student_id` (uuid or null: whom it is about), `subject` and `subject_id` (what else it is about, or null),
 * - `audience` ('STAFF', 'ADMINISTRATORS' or null), `recipients` (uuid[]).
 *
 * A row that is meant for nobody is left out. Open bells are told at commit. Whoever may not know of the
 * student sees nothing of it, whoever the notice was meant for.
 */
export function noticePart(source: string): string {
  return `noticed AS (
    INSERT INTO notification (id, kind, cause, message, student_id, subject, subject_id, audience, recipients)
    SELECT n.id, n.kind, n.cause, n.message, n.student_id, n.subject, n.subject_id, n.audience, n.recipients FROM (${source}) n
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

/** So many at a time. */
const CHUNK = 200;

/**
 * Tells of all that is due. `due` is a SELECT of ids without what has been told of already; `source` takes them as `$1`, and
 * as `$2` as many new ids of notices.
 */
export async function tellOfAll(tx: Queryable, due: string, source: string): Promise<void> {
  for (;;) {
    const found = await tx.query<{ id: string }>(`${due} LIMIT ${CHUNK}`);
    if (found.length > 0) await tell(tx, source, [idsOf(found), found.map(() => uuid())]);
    if (found.length < CHUNK) return;
  }
}

/** Notices that have grown old tell nobody anything. */
export async function deleteOldNotices(tx: Queryable): Promise<void> {
  await tx.query(`DELETE FROM notification WHERE created_at < now() - interval '1 year'`);
}

/** What the account resolved in this batch waits again; answers how much that is. */
export const putBack = (tx: Queryable, userId: string, batchId: string) =>
  deleteRows(tx, 'notification_resolved', { userId, batchId });

/** The part of a statement by which the account (an SQL expression) resolves what an earlier part has found. */
export function markResolved(found: string, userId: string, batchId: string): string {
  return `INSERT INTO notification_resolved (notification_id, user_id, batch_id)
    SELECT id, ${userId}::uuid, ${batchId}::uuid FROM ${found}
    ON CONFLICT (notification_id, user_id) DO UPDATE SET resolved_at = notification_resolved.resolved_at
    RETURNING resolved_at`;
}
