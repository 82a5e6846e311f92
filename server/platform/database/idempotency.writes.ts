import type { Queryable } from './database.js';

/** What is kept for repeats of a call serves for a day. */
export async function forgetOldKeys(db: Queryable): Promise<void> {
  await db.query(`DELETE FROM idempotency_key WHERE created_at < now() - interval '24 hours'`);
}
