import { v7 as uuid } from 'uuid';
import type { Queryable } from '../../platform/database/database.js';
import { CHANNEL } from '../../platform/database/unit-of-work.js';
import { STAFF } from './notice.queries.js';
import { idsOf } from '../../platform/database/rows.js';

/** Deletes the notifications of a settled cause from all lists. */
export async function withdrawNotices(tx: Queryable, cause: string): Promise<void> {
  await tx.query('DELETE FROM notification WHERE cause = $1', [cause]);
}

/** Deletes the notifications of all causes with this prefix. */
export async function withdrawNoticesOf(tx: Queryable, begin: string): Promise<void> {
  await tx.query('DELETE FROM notification WHERE starts_with(cause, $1)', [begin]);
}

/** Moves the notifications of a merged student record. */
export async function moveNotices(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query('UPDATE notification SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}

/** No mails at night: earliest hour, in Swedish time. */
const DIGEST_FROM_HOUR = 6;
const LOCAL = (moment: string): string => `(${moment} AT TIME ZONE 'Europe/Stockholm')`;

/**
 * Claims the day's or week's unsent mails of staff who subscribe; returns the start of each one's period. The
 * first mail covers one day or one week.
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

/** Makes the notification unresolved for everyone; returns how many had resolved it. */
export async function unresolve(tx: Queryable, notificationId: string): Promise<number> {
  const sql = 'DELETE FROM notification_resolved WHERE notification_id = $1 RETURNING 1';
  return (await tx.query(sql, [notificationId])).length;
}

/**
 * CTE that notifies users of the statement's effect: commits with its cause, and each cause notifies only
 * once. `source` is a SELECT with the columns
 *
 * - `id` (uuid), `kind`, `cause` (identifies the event), `message` (names of people, never their numbers),
 * - `student_id` (uuid or null: the student concerned), `subject` and `subject_id` (another subject, or
 * null),
 * - `audience` ('STAFF', 'ADMINISTRATORS' or null), `recipients` (uuid[]).
 *
 * Skips rows without recipients. Open bells are notified at commit. Users who may not see the student don't
 * see the notification, even as recipients.
 */
export function noticePart(source: string): string {
  return `noticed AS (
    INSERT INTO notification (id, kind, cause, message, student_id, subject, subject_id, audience, recipients)
    SELECT n.id, n.kind, n.cause, n.message, n.student_id, n.subject, n.subject_id, n.audience, n.recipients FROM (${source}) n
    WHERE n.audience IS NOT NULL OR cardinality(n.recipients) > 0
    ON CONFLICT (cause) DO NOTHING
    RETURNING ${ANNOUNCE})`;
}

/** Announces a row of `notification` with its audience, so that other sessions needn't query. */
export const ANNOUNCE = `pg_notify('${CHANNEL}', json_build_object('topic', 'notification', 'id', id,
  'audience', audience, 'recipients', recipients)::text)`;

/** Notifies in a separate statement within the cause's transaction. */
export async function tell(tx: Queryable, source: string, params: readonly unknown[]): Promise<void> {
  await tx.query(`WITH ${noticePart(source)} SELECT 1`, params);
}

/** Batch size. */
const CHUNK = 200;

/**
 * Sends all due notifications. `due` is a SELECT of ids without those already notified; `source` takes them
 * as `$1`, and as many new notification ids as `$2`.
 */
export async function tellOfAll(tx: Queryable, due: string, source: string): Promise<void> {
  for (;;) {
    const found = await tx.query<{ id: string }>(`${due} LIMIT ${CHUNK}`);
    if (found.length > 0) await tell(tx, source, [idsOf(found), found.map(() => uuid())]);
    if (found.length < CHUNK) return;
  }
}

/** Deletes old notifications. */
export async function deleteOldNotices(tx: Queryable): Promise<void> {
  await tx.query(`DELETE FROM notification WHERE created_at < now() - interval '1 year'`);
}

/** Reopens the notifications that the account resolved in this batch; returns their number. */
export async function putBack(tx: Queryable, userId: string, batchId: string): Promise<number> {
  const sql = 'DELETE FROM notification_resolved WHERE user_id = $1 AND batch_id = $2 RETURNING 1';
  return (await tx.query(sql, [userId, batchId])).length;
}

/** CTE by which the account (an SQL expression) resolves the rows of an earlier CTE. */
export function markResolved(found: string, userId: string, batchId: string): string {
  return `INSERT INTO notification_resolved (notification_id, user_id, batch_id)
    SELECT id, ${userId}::uuid, ${batchId}::uuid FROM ${found}
    ON CONFLICT (notification_id, user_id) DO UPDATE SET resolved_at = notification_resolved.resolved_at
    RETURNING resolved_at`;
}
