import type { Queryable } from '../../platform/database/database.js';

/** The files of a record that is merged into another are its from now on. */
export async function moveFiles(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  await tx.query('UPDATE uploaded_file SET student_id = $1 WHERE student_id = $2', [keepId, mergedId]);
}
