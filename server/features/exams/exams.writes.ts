import type { Queryable } from '../../platform/database/database.js';
import type { Row } from '../../platform/database/rows.js';
import { moveBookings } from '../calendar/occasions/exam-bookings.writes.js';
import { type Work } from '../../platform/database/unit-of-work.js';
import { ExamEntity } from './exam.entity.js';

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
  const pairs = await tx.query<{ fromId: Row<'exam'>['id']; toId: Row<'exam'>['id'] }>(
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

/** Adds a registration with what the student's record says; answers none where the student waits for that exam already. */
export async function addExam(
  tx: Queryable,
  given: {
    id: string;
    studentId: string;
    address: string | null;
    course: string;
    requestedMonth: string;
    teacherId: string | null;
    paymentDate: string | null;
    materialReceived: boolean;
    registeredOn: string | null;
  },
): Promise<number> {
  const rows = await tx.query(
    `INSERT INTO exam (id, student_id, name, personal_number, phone, email, municipality, address, course,
           requested_month, teacher_id, payment_date, material_received_at, registered_on)
         SELECT $1, s.id, s.name, s.personal_number, s.phone, s.email, s.municipality, $3, $4, $5, $6::uuid, $7::date,
           CASE WHEN $8::boolean THEN now() END, $9::date
         FROM student s WHERE s.id = $2
         ON CONFLICT (student_id, lower(course), requested_month) WHERE status = 'INTRESSE' DO NOTHING RETURNING id`,
    [
      given.id,
      given.studentId,
      given.address,
      given.course,
      given.requestedMonth,
      given.teacherId,
      given.paymentDate,
      given.materialReceived,
      given.registeredOn,
    ],
  );
  return rows.length;
}

/** Writes the columns that are given. */
export async function updateExam(tx: Work, id: string, columns: Partial<ExamEntity>): Promise<void> {
  await tx.repository(ExamEntity).update({ id }, columns);
}

/** A registration that no money or grade hangs on goes for good. */
export async function deleteExam(tx: Work, id: string): Promise<void> {
  await tx.repository(ExamEntity).delete({ id });
}
