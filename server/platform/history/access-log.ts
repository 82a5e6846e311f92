import { hasRank, type Actor } from '../auth/actor.js';
import type { Queryable } from '../database/database.js';
import type { SqlParams } from '../database/sql-params.js';

/** Type of access or change. Ids only, never content (security, T49). */
export type AccessAction =
  | 'READ_STUDENT'
  | 'CHANGE_STUDENT'
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

/** The students that a list shows, and its query. */
interface Shown {
  /** A SELECT of their ids from earlier CTEs of the statement. */
  ids: string;
  question: string | null;
  /** A further part of a read: the list is already recorded, the students in this part are not. */
  only?: boolean;
  /** Who has a record of the same answer from an earlier part of it. */
  recorded?: ReadonlySet<string> | undefined;
}

/** True if the caller's lists can contain a protected student. */
export const meetsProtected = (actor: Actor): boolean => hasRank(actor, 'ADMIN') || actor.teacherId !== null;

/**
 * CTE that records a read by staff in the reading statement itself, so that every read is logged without
 * another round trip. `from` names the student that was found (`id`, `is_protected`), or null for a list;
 * `detail` is the kind of list or document. Students' own reads are not logged, and neither is (null) a
 * further part of a logged list. Each protected student among the `shown` is recorded as well.
 *
 * The record is committed before the answer is sent, without waiting for the disk: it survives the end of
 * this process, and is lost only if the database server itself crashes, with no acknowledged change (data
 * writes are flushed as always).
 */
export function accessLogPart(
  actor: Actor,
  action: AccessAction | null,
  params: SqlParams,
  from: string | null,
  detail: string | null = null,
  shown: Shown | null = null,
): string {
  if (action === null || !hasRank(actor, 'COORDINATOR')) return NOTHING;
  return `relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true) AS mode),
    ${records(actor, action, params, { from, detail, shown, also: ', relaxed' })}`;
}

/** The same for a statement that changes the student as well: the record is as durable as the change. */
export function accessWritePart(actor: Actor, params: SqlParams, from: string): string {
  if (!hasRank(actor, 'COORDINATOR')) return NOTHING;
  return records(actor, 'CHANGE_STUDENT', params, { from, detail: null, shown: null, also: '' });
}

const NOTHING = 'access AS (SELECT 1 WHERE false)';

interface Entry {
  from: string | null;
  detail: string | null;
  shown: Shown | null;
  /** A further part of the statement to read from. */
  also: string;
}

function records(
  actor: Actor,
  action: AccessAction,
  params: SqlParams,
  { from, detail, shown, also }: Entry,
): string {
  const [user, role, what] = [actor.userId, actor.role, action].map((value) => params.add(value));
  const which = detail === null ? 'NULL' : params.add(detail);
  const why = actor.accessReason ? params.add(actor.accessReason) : 'NULL';
  const who = `${user}::uuid, ${role}::text, ${what}::text`;
  const subject = from ? 'found.id, found.is_protected' : 'NULL::uuid, false';
  const sources = [
    `SELECT ${who}, ${subject}, ${which}::text, ${why}::text, NULL::text
     ${from ? `FROM ${from} found` : ''} ${shown?.only ? 'WHERE false' : ''}`,
  ];
  if (shown && meetsProtected(actor)) {
    sources.push(`SELECT ${who}, p.id, true, ${which}::text, ${why}::text, ${params.add(shown.question)}::text
      FROM student p WHERE p.is_protected AND p.id = ANY (ARRAY(${shown.ids}))${
        shown.recorded ? ` AND p.id <> ALL (${params.add([...shown.recorded])}::uuid[])` : ''
      }`);
  }
  return `access AS (INSERT INTO access_log (user_id, role, action, student_id, is_protected, detail, reason, question)
      SELECT logged.* FROM (${sources.join(' UNION ALL ')}) AS logged${also} RETURNING 1)`;
}

/**
 * The same as a separate statement, for reads of several statements or within a writing transaction: commits
 * with it. Does nothing for a student's own read.
 */
export async function logAccess(
  db: Queryable,
  actor: Actor,
  action: AccessAction,
  { studentId = null, detail = null }: { studentId?: string | null; detail?: string | null } = {},
): Promise<void> {
  if (!hasRank(actor, 'COORDINATOR')) return;
  await db.query(
    `INSERT INTO access_log (user_id, role, action, student_id, is_protected, detail, reason)
     SELECT $1::uuid, $2, $3, $4::uuid, coalesce((SELECT s.is_protected FROM student s WHERE s.id = $4::uuid), false), $5, $6`,
    [actor.userId, actor.role, action, studentId, detail, actor.accessReason ?? null],
  );
}

/** Records the protected students of an exported list, each with the query. */
export async function logProtected(
  db: Queryable,
  actor: Actor,
  studentIds: readonly string[],
  { action, detail, question }: { action: AccessAction; detail: string; question: string | null },
): Promise<void> {
  if (studentIds.length === 0) return;
  await db.query(
    `INSERT INTO access_log (user_id, role, action, student_id, is_protected, detail, reason, question)
     SELECT $1::uuid, $2, $3, s.id, true, $4, $5, $6 FROM student s WHERE s.is_protected AND s.id = ANY ($7::uuid[])`,
    [actor.userId, actor.role, action, detail, actor.accessReason ?? null, question, studentIds],
  );
}

/** One record of something done with many students as a whole, and one for each of them that is protected. */
export async function logTogether(
  db: Queryable,
  actor: Actor,
  action: AccessAction,
  protectedIds: readonly string[],
): Promise<void> {
  await db.query(
    `INSERT INTO access_log (user_id, role, action, student_id, is_protected, reason)
     SELECT $1::uuid, $2, $3, NULL::uuid, false, $5
     UNION ALL SELECT $1::uuid, $2, $3, id, true, $5 FROM unnest($4::uuid[]) AS id`,
    [actor.userId, actor.role, action, protectedIds, actor.accessReason ?? null],
  );
}

/** Protected students that a call has named and whose data was withheld (permissions, section 1.10). */
export async function logRefused(
  db: Queryable,
  actor: Actor,
  action: AccessAction,
  studentIds: readonly string[],
): Promise<void> {
  await db.query(
    `INSERT INTO access_log (user_id, role, action, student_id, result, is_protected)
     SELECT $1, $2, $3, id, 'REFUSED', true FROM unnest($4::uuid[]) AS id`,
    [actor.userId, actor.role, action, studentIds],
  );
}

/** Records an export or a report as one record. */
export async function logHandout(
  db: Queryable,
  actor: Actor,
  action: AccessAction,
  { detail = null, withProtected = false }: { detail?: string | null; withProtected?: boolean } = {},
): Promise<void> {
  await db.query(
    'INSERT INTO access_log (user_id, role, action, detail, is_protected) VALUES ($1, $2, $3, $4, $5)',
    [actor.userId, actor.role, action, detail, withProtected],
  );
}
