import { v7 as uuid } from 'uuid';
import type { Queryable } from '../../platform/database/database.js';
import type { WishedCourse } from '../enrollments/single/planned-courses.repository.js';

/** An unresolved wish. */
export interface Wish extends WishedCourse {
  id: string;
}

/** Marks wishes as resolved and links them to the planned enrolments created from them. */
export async function settleWishes(
  tx: Queryable,
  wishes: readonly Wish[],
  planned: readonly { id: string; studentId: string }[],
): Promise<void> {
  await tx.query(
    `UPDATE course_wish w SET settled_at = now(), enrollment_id = planned.id
     FROM course_wish wish
     LEFT JOIN jsonb_to_recordset($2::jsonb) AS planned(id uuid, "studentId" uuid) ON planned."studentId" = wish.student_id
     WHERE wish.id = ANY ($1::uuid[]) AND w.id = wish.id`,
    [wishes.map(({ id }) => id), JSON.stringify(planned)],
  );
}

/** Settles the open wishes of a student who has left. Undoing the batch reopens them. */
export async function settleWishesOf(
  tx: Queryable,
  studentId: string,
  batchId: string | null = null,
): Promise<void> {
  await tx.query(
    'UPDATE course_wish SET settled_at = now(), settled_batch_id = $2 WHERE student_id = $1 AND settled_at IS NULL',
    [studentId, batchId],
  );
}

/** Reopens the wishes that a batch settled, unless the student has made the same wish since. */
export async function reopenSettledWishes(tx: Queryable, batchId: string): Promise<void> {
  await tx.query(
    `UPDATE course_wish w SET settled_at = NULL, settled_batch_id = NULL
     WHERE w.settled_batch_id = $1 AND NOT EXISTS (SELECT FROM course_wish open
       WHERE open.student_id = w.student_id AND open.folded = w.folded AND open.settled_at IS NULL)`,
    [batchId],
  );
}

/** Moves the wishes of a merged record to the remaining one; duplicate open wishes are deleted. */
export async function mergeWishes(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  await tx.query(
    `DELETE FROM course_wish w WHERE w.student_id = $2 AND w.settled_at IS NULL AND EXISTS (SELECT FROM course_wish k
       WHERE k.student_id = $1 AND k.settled_at IS NULL AND k.folded = w.folded)`,
    [keepId, mergedId],
  );
  await tx.query('UPDATE course_wish SET student_id = $1 WHERE student_id = $2', [keepId, mergedId]);
}

/** Reopens the wishes that an alias dismissed. */
export async function reopenWishes(tx: Queryable, aliasId: string): Promise<void> {
  await tx.query(
    `UPDATE course_wish SET settled_at = NULL, dismissed_by = NULL WHERE id IN (
           SELECT DISTINCT ON (w.student_id) w.id FROM course_wish w WHERE w.dismissed_by = $1
             AND NOT EXISTS (SELECT FROM course_wish open WHERE open.student_id = w.student_id
               AND open.folded = w.folded AND open.settled_at IS NULL)
           ORDER BY w.student_id, w.created_at DESC, w.id)`,
    [aliasId],
  );
}

/** Deletes an alias; returns the number of deleted rows. */
export async function deleteAlias(tx: Queryable, id: string): Promise<number> {
  const deleted = await tx.query('DELETE FROM course_alias WHERE id = $1 RETURNING 1', [id]);
  return deleted.length;
}

/** Inserts a wish; returns 0 if the student has the same open wish. */
export async function addWish(
  tx: Queryable,
  given: { studentId: string; text: string; folded: string; earliestOn: string | null; createdBy: string },
): Promise<number> {
  const rows = await tx.query(
    `INSERT INTO course_wish (id, student_id, text, folded, earliest_on, source, created_by_name)
         VALUES ($1, $2, $3, $4, $5, 'MANUAL', $6)
         ON CONFLICT (student_id, folded) WHERE settled_at IS NULL DO NOTHING RETURNING id`,
    [uuid(), given.studentId, given.text, given.folded, given.earliestOn, given.createdBy],
  );
  return rows.length;
}

/**
 * CTE of the import: inserts the `wishes` of the students in `brought`. `batchId` and `actorName` are SQL
 * expressions.
 */
export function importedWishes({ batchId, actorName }: { batchId: string; actorName: string }): string {
  return `INSERT INTO course_wish (id, student_id, text, folded, earliest_on, source, import_batch_id, created_by_name)
    SELECT w.id, brought.id, w.text, w.folded, w."earliestOn", 'IMPORT', ${batchId}, ${actorName}
    FROM brought, jsonb_to_recordset(brought.wishes) AS w(id uuid, text text, folded text, "earliestOn" date)
    ON CONFLICT (student_id, folded) WHERE settled_at IS NULL DO NOTHING`;
}

/** Deletes the wishes of an import that is undone. */
export async function deleteImportedWishes(tx: Queryable, batchId: string): Promise<void> {
  await tx.query('DELETE FROM course_wish WHERE import_batch_id = $1', [batchId]);
}

/** Upserts an alias for a course, or for none. Wishes that it dismissed are detached once it refers to a course. */
export async function rememberSpelling(
  tx: Queryable,
  given: { folded: string; text: string; courseId: string | null; actorId: string; actorName: string },
): Promise<void> {
  await tx.query(
    `WITH alias AS (
       INSERT INTO course_alias (id, folded, text, course_id, created_by, created_by_name) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (folded) DO UPDATE SET course_id = excluded.course_id, text = excluded.text,
         created_by = excluded.created_by, created_by_name = excluded.created_by_name, created_at = now()
       RETURNING id, course_id)
     UPDATE course_wish w SET dismissed_by = NULL FROM alias
     WHERE alias.course_id IS NOT NULL AND w.dismissed_by = alias.id`,
    [uuid(), given.folded, given.text, given.courseId, given.actorId, given.actorName],
  );
}

/** Dismisses the open wishes with that name; returns their number. */
export async function dismissWishes(tx: Queryable, folded: string, aliasId: string): Promise<number> {
  const rows = await tx.query(
    `UPDATE course_wish SET settled_at = now(), dismissed_by = $2 WHERE folded = $1 AND settled_at IS NULL
     RETURNING id`,
    [folded, aliasId],
  );
  return rows.length;
}

/** Sets needs aside; returns the number of newly skipped ones. */
export async function addSkips(
  tx: Queryable,
  keys: readonly string[],
  actorId: string,
  actorName: string,
): Promise<number> {
  const rows = await tx.query(
    `INSERT INTO match_skip (need_key, skipped_by, skipped_by_name) SELECT key, $2, $3 FROM unnest($1::text[]) AS key
             ON CONFLICT (need_key) DO NOTHING RETURNING need_key`,
    [keys, actorId, actorName],
  );
  return rows.length;
}

/** Restores skipped needs; returns their number. */
export async function removeSkips(tx: Queryable, keys: readonly string[]): Promise<number> {
  const rows = await tx.query('DELETE FROM match_skip WHERE need_key = ANY ($1::text[]) RETURNING need_key', [
    keys,
  ]);
  return rows.length;
}
