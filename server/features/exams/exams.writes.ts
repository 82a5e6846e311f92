import type { Queryable } from '../../platform/database/database.js';
import { moveBookings } from '../calendar/occasions/exam-bookings.writes.js';

/** Exam `x` waits for a decision, or is decided and not graded. */
export const OPEN_EXAM = `(x.status = 'INTRESSE' OR x.status = 'SCHEDULED' AND NOT EXISTS (
  SELECT FROM grade g WHERE g.exam_id = x.id AND g.signed_at IS NOT NULL))`;

/** Gives the open exams of a teacher to another, or to nobody. */
export async function handOpenExamsOn(
  tx: Queryable,
  teacherId: string,
  replacementId: string | null,
): Promise<void> {
  await tx.query(
    `UPDATE exam x SET teacher_id = $2, version = x.version + 1 WHERE x.teacher_id = $1 AND ${OPEN_EXAM}`,
    [teacherId, replacementId],
  );
}

/** Gives one exam to a teacher, or to nobody. */
export async function setExamTeacher(tx: Queryable, id: string, teacherId: string | null): Promise<void> {
  await tx.query('UPDATE exam SET teacher_id = $2, version = version + 1 WHERE id = $1', [id, teacherId]);
}

/** Notes whether the material was fetched, and the day of payment; a fetch that is noted keeps its moment. */
export async function noteMaterialAndPayment(
  tx: Queryable,
  id: string,
  { material, paid }: { material: boolean; paid: string | null | undefined },
): Promise<void> {
  await tx.query(
    `UPDATE exam SET material_received_at = CASE WHEN $2::boolean THEN coalesce(material_received_at, now()) END,
       payment_date = $3, version = version + 1 WHERE id = $1`,
    [id, material, paid],
  );
}

/**
 * The registrations of a record that is merged into another are its from now on. Of two that wait for the same exam one
 * goes: what was paid, fetched or booked with it goes over to the other.
 */
export async function mergeExams(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  const same = `k.student_id = $1 AND e.student_id = $2 AND k.status = 'INTRESSE' AND e.status = 'INTRESSE'
    AND lower(k.course) = lower(e.course) AND k.requested_month = e.requested_month`;
  const pairs = await tx.query<{ fromId: string; toId: string }>(
    `UPDATE exam k SET payment_date = coalesce(k.payment_date, e.payment_date),
       material_received_at = coalesce(k.material_received_at, e.material_received_at),
       fee_exempt_reason = coalesce(k.fee_exempt_reason, e.fee_exempt_reason), version = k.version + 1
     FROM exam e WHERE ${same} RETURNING e.id AS "fromId", k.id AS "toId"`,
    [keepId, mergedId],
  );
  await moveBookings(tx, pairs);
  await tx.query('DELETE FROM exam WHERE id = ANY ($1::uuid[])', [pairs.map(({ fromId }) => fromId)]);
  await tx.query('UPDATE exam SET student_id = $1 WHERE student_id = $2', [keepId, mergedId]);
}
