import { hasRank, type Actor } from '../auth/actor.js';
import type { Queryable } from '../database/database.js';
import type { SqlParams } from '../database/sql-params.js';

/** What was opened or changed. Ids only, never content (security, T49). */
export type AccessAction =
  | 'READ_STUDENT'
  | 'LIST_STUDENTS'
  | 'SEARCH_STUDENTS'
  | 'READ_BOARD'
  | 'EXPORT_LIST'
  | 'LIST_EXAMS'
  | 'READ_CALENDAR'
  | 'READ_GRADES'
  | 'READ_HISTORY'
  | 'LIST_FILES'
  | 'READ_FILE'
  | 'IMPORT_STUDENTS'
  | 'READ_EARNINGS'
  | 'LIST_ENROLLMENTS'
  | 'REPORT_CSN'
  | 'CREATE_DOCUMENT';

/**
 * A part of a statement that writes one record of a reading by staff: in the same statement as the
 * reading, so that nothing is read without its trace and no round trip is added. `from` names the
 * student that was really found (`id`, `is_protected`), or null for a list; `detail` which kind of list
 * or document it was. Students' own readings are not staff's and are not logged; nor is (null) a further
 * part of what has been logged already.
 *
 * The record is committed before the answer leaves, but the disk is not waited for: it survives any
 * end of this process, and could be lost only with the database server itself, together with no
 * acknowledged change (writes of data wait for the disk as always).
 */
export function accessLogPart(
  actor: Actor,
  action: AccessAction | null,
  params: SqlParams,
  from: string | null,
  detail: string | null = null,
): string {
  if (action === null || !hasRank(actor, 'COORDINATOR')) return 'access AS (SELECT 1 WHERE false)';
  const [user, role, what] = [actor.userId, actor.role, action].map((value) => params.add(value));
  const which = detail === null ? 'NULL' : params.add(detail);
  const source = from
    ? `SELECT ${user}::uuid, ${role}, ${what}, found.id, found.is_protected, ${which}::text FROM ${from} found`
    : `SELECT ${user}::uuid, ${role}, ${what}, NULL::uuid, false, ${which}::text`;
  return `relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true) AS mode),
    access AS (INSERT INTO access_log (user_id, role, action, student_id, is_protected, detail)
      SELECT logged.* FROM (${source}) AS logged, relaxed RETURNING 1)`;
}

/**
 * The same as a statement of its own, for what takes several statements or stands in a transaction that
 * writes: it commits as that does. Nothing for a student's own.
 */
export async function logAccess(
  db: Queryable,
  actor: Actor,
  action: AccessAction,
  { studentId = null, detail = null }: { studentId?: string | null; detail?: string | null } = {},
): Promise<void> {
  if (!hasRank(actor, 'COORDINATOR')) return;
  await db.query(
    `INSERT INTO access_log (user_id, role, action, student_id, is_protected, detail)
     SELECT $1::uuid, $2, $3, $4::uuid, coalesce((SELECT s.is_protected FROM student s WHERE s.id = $4::uuid), false), $5`,
    [actor.userId, actor.role, action, studentId, detail],
  );
}
