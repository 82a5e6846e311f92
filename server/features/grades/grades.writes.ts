import type { Queryable } from '../../platform/database/database.js';

/** The grades of a record that is merged into another are its from now on. */
export async function moveGrades(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  await tx.query('UPDATE grade SET student_id = $1 WHERE student_id = $2', [keepId, mergedId]);
}
