import { hasRank, type Actor } from '../auth/actor.js';
import type { SqlParams } from '../database/sql-params.js';

/** What was opened or changed. Ids only, never content (security, T49). */
export type AccessAction =
  | 'READ_STUDENT'
  | 'LIST_STUDENTS'
  | 'SEARCH_STUDENTS'
  | 'READ_BOARD'
  | 'EXPORT_STUDENTS'
  | 'LIST_EXAMS'
  | 'READ_HISTORY'
  | 'LIST_FILES'
  | 'READ_FILE'
  | 'IMPORT_STUDENTS';

/**
 * A part of a statement that writes one record of a reading by staff: in the same statement as the
 * reading, so that nothing is read without its trace and no round trip is added. `from` names the
 * student that was really found (`id`, `is_protected`), or null for a list. Students' own readings
 * are not staff's and are not logged; nor is (null) a further part of what has been logged already.
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
): string {
  if (action === null || !hasRank(actor, 'COORDINATOR')) return 'access AS (SELECT 1 WHERE false)';
  const [user, role, what] = [actor.userId, actor.role, action].map((value) => params.add(value));
  const source = from
    ? `SELECT ${user}::uuid, ${role}, ${what}, found.id, found.is_protected FROM ${from} found`
    : `SELECT ${user}::uuid, ${role}, ${what}, NULL::uuid, false`;
  return `relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true) AS mode),
    access AS (INSERT INTO access_log (user_id, role, action, student_id, is_protected)
      SELECT logged.* FROM (${source}) AS logged, relaxed RETURNING 1)`;
}
