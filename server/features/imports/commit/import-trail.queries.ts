import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import { logTogether } from '../../../platform/history/access-log.js';
import { idsOf } from '../../../platform/database/rows.js';

/**
 * One record for the whole batch, previewed, shown, committed or undone: a preview shows stored values next
 * to the file's (security, T49); and one for each protected student among its rows. Changed students have
 * their change history as well.
 */
export async function logImport(db: Queryable, actor: Actor, batchId: string): Promise<void> {
  const rows = await db.query<{ id: string }>(
    `SELECT DISTINCT r.student_id AS id FROM import_row r JOIN student s ON s.id = r.student_id
     WHERE r.batch_id = $1 AND s.is_protected`,
    [batchId],
  );
  await logTogether(db, actor, 'IMPORT_STUDENTS', idsOf(rows));
}
