import type { Queryable } from '../../platform/database/database.js';

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
