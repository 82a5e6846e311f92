import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';

/**
 * Finds new rows of a batch that mean a protected student hidden from the importer: by current or former
 * number, or by address. Always one statement, for every importer and result. An administrator's rows are
 * never held: theirs match the student, or are stale.
 */
export async function markHeld(tx: Queryable, actor: Actor, batchId: string): Promise<void> {
  await tx.query(
    `WITH incoming AS MATERIALIZED (
       SELECT row, replace(record->'values'->>'personalNumber', '-', '') AS number, lower(record->'values'->>'email') AS email
       FROM import_row WHERE batch_id = $1 AND outcome = 'NEW' AND record IS NOT NULL AND NOT $2),
     hidden AS MATERIALIZED (
       SELECT s.id, s.personal_number AS number FROM student s WHERE s.is_protected AND NOT $2
       UNION SELECT s.id, n.personal_number FROM student s JOIN student_number n ON n.student_id = s.id
         WHERE s.is_protected AND NOT $2),
     addressed AS MATERIALIZED (
       SELECT s.id, lower(s.email) AS email FROM student s WHERE s.is_protected AND NOT $2),
     met AS (
       SELECT i.row, h.id FROM incoming i JOIN hidden h ON h.number = i.number
       UNION ALL SELECT i.row, a.id FROM incoming i JOIN addressed a ON a.email = i.email WHERE i.number IS NULL)
     UPDATE import_row r SET held_for = met.id FROM (SELECT row, (array_agg(id ORDER BY id))[1] AS id FROM met GROUP BY row) met
     WHERE r.batch_id = $1 AND r.row = met.row`,
    [batchId, hasRank(actor, 'ADMIN')],
  );
  // The other rows of the same person are held with the one that carries them.
  await tx.query(
    `UPDATE import_row r SET held_for = (
       SELECT head.held_for FROM import_row head WHERE head.batch_id = $1 AND head.row = r.head_row)
     WHERE batch_id = $1 AND head_row IS NOT NULL AND head_row = ANY (
       ARRAY(SELECT row FROM import_row WHERE batch_id = $1 AND held_for IS NOT NULL))`,
    [batchId],
  );
}

/** Stores the held rows for administrators, unchanged from the file. */
export async function holdRows(tx: Queryable, batchId: string): Promise<void> {
  await tx.query(
    `INSERT INTO import_held_row (id, batch_id, user_id, filename, row, columns, cells, student_id)
     SELECT gen_random_uuid(), b.id, b.user_id, b.filename, r.row, b.columns, r.cells, r.held_for
     FROM import_row r JOIN import_batch b ON b.id = r.batch_id
     WHERE r.batch_id = $1 AND r.outcome = 'NEW' AND r.held_for IS NOT NULL`,
    [batchId],
  );
}

/** Settles the held row from which this batch was created, after its commit. */
export async function settleTaken(tx: Queryable, actor: Actor, batchId: string): Promise<void> {
  await tx.query(
    `UPDATE import_held_row SET decision = 'TAKEN', settled_at = now(), settled_by = $2, cells = '[]'
     WHERE taken_batch_id = $1 AND decision IS NULL AND EXISTS (
       SELECT FROM import_row WHERE batch_id = $1 AND outcome IN ('NEW', 'CHANGED', 'UNCHANGED'))`,
    [batchId, actor.userId],
  );
}

/** Drops the pending held rows of an undone batch. Returns the number held in total. */
export async function dropUndone(tx: Queryable, actor: Actor, batchId: string): Promise<number> {
  const held = await tx.query(
    `WITH dropped AS (
       UPDATE import_held_row SET decision = 'UNDONE', settled_at = now(), settled_by = $2, cells = '[]'
       WHERE batch_id = $1 AND decision IS NULL)
     SELECT FROM import_held_row WHERE batch_id = $1`,
    [batchId, actor.userId],
  );
  return held.length;
}

/** Moves the held rows of a merged student record. */
export async function moveHeldRows(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query('UPDATE import_held_row SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}

/** Links a held row to the batch that imports it. */
export async function noteTaken(tx: Queryable, id: string, takenBatchId: string): Promise<void> {
  await tx.query('UPDATE import_held_row SET taken_batch_id = $2 WHERE id = $1', [id, takenBatchId]);
}

/** Marks a held row as discarded. */
export async function dropHeld(tx: Queryable, id: string, settledBy: string): Promise<void> {
  await tx.query(
    `UPDATE import_held_row SET decision = 'DROPPED', settled_at = now(), settled_by = $2, cells = '[]'
     WHERE id = $1`,
    [id, settledBy],
  );
}

/** After this time a held row is obsolete: the studies have begun. */
const HELD_DAYS = 90;

/** Deletes held rows a day after they were settled, and unsettled ones after their time limit. */
export async function deleteOldHeld(tx: Queryable): Promise<void> {
  await tx.query(
    `DELETE FROM import_held_row WHERE settled_at < now() - interval '24 hours' OR created_at < now() - interval '${HELD_DAYS} days'`,
  );
}
