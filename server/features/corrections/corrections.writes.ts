import type { Queryable } from '../../platform/database/database.js';

/** What was asked about a record that is merged into another is asked about it from now on. */
export async function moveCorrectionRequests(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  await tx.query('UPDATE correction_request SET student_id = $1 WHERE student_id = $2', [keepId, mergedId]);
}
