import type { Queryable } from '../../platform/database/database.js';

/** The documents about a record that is merged into another are about it from now on. */
export async function moveDocuments(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  await tx.query('UPDATE document SET student_id = $1 WHERE student_id = $2', [keepId, mergedId]);
}
