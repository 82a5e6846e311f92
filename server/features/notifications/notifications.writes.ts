import type { Queryable } from '../../platform/database/database.js';

/** What was told of this cause is settled: it leaves everyone's list. */
export async function withdrawNotices(tx: Queryable, cause: string): Promise<void> {
  await tx.query('DELETE FROM notification WHERE cause = $1', [cause]);
}
