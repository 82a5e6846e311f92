import type { Queryable } from '../../platform/database/database.js';

/** Moves the enrolments of a merged student record. */
export async function moveEnrollments(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query('UPDATE enrollment SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}
