import type { Queryable } from '../../platform/database/database.js';

/** The enrolments of a record that is merged into another are its from now on. */
export async function moveEnrollments(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  await tx.query('UPDATE enrollment SET student_id = $1 WHERE student_id = $2', [keepId, mergedId]);
}
