import type { Queryable } from '../../platform/database/database.js';

/** Moves the enrolments of a merged student record. */
export async function moveEnrollments(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query('UPDATE enrollment SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}

/** Moves the extended dates of a merged student record; where both were in one batch, the kept one's remain. */
export async function moveExtendedDates(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query(
    `UPDATE enrollment_batch_student moved SET student_id = $1 WHERE student_id = $2 AND NOT EXISTS (
       SELECT FROM enrollment_batch_student own WHERE own.batch_id = moved.batch_id AND own.student_id = $1)`,
    [toId, fromId],
  );
}
