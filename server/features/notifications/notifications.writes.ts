import type { Queryable } from '../../platform/database/database.js';

/** What was told of this cause is settled: it leaves everyone's list. */
export async function withdrawNotices(tx: Queryable, cause: string): Promise<void> {
  await tx.query('DELETE FROM notification WHERE cause = $1', [cause]);
}

/** The notices about a record that is merged into another are about it from now on. */
export async function moveNotices(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  await tx.query('UPDATE notification SET student_id = $1 WHERE student_id = $2', [keepId, mergedId]);
}
