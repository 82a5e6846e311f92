import type { Queryable } from '../../platform/database/database.js';

/** Who has left waits for no course any more. */
export async function settleWishesOf(tx: Queryable, studentId: string): Promise<void> {
  await tx.query('UPDATE course_wish SET settled_at = now() WHERE student_id = $1 AND settled_at IS NULL', [
    studentId,
  ]);
}
