import type { Queryable } from '../../platform/database/database.js';

/** The comments on a record that is merged into another are on it from now on. */
export async function moveComments(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  await tx.query('UPDATE comment SET student_id = $1 WHERE student_id = $2', [keepId, mergedId]);
}
