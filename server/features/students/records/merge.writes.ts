import type { Work } from '../../../platform/database/unit-of-work.js';
import { conflict } from '../../../platform/errors/app-error.js';

/** Tables whose rows follow the student as they are; a test compares the list with the foreign keys of the database. */
export const FOLLOWING = [
  'enrollment',
  'grade',
  'comment',
  'uploaded_file',
  'notification',
  'student_alias',
  'document',
  'correction_request',
  'import_held_row',
] as const;

/**
 * Tables with a rule of their own: of two waiting registrations for the same exam one goes, as of two wishes
 * for the same course, and of two former numbers that are the same.
 */
export const WITH_RULES = ['exam', 'course_wish', 'student_number'] as const;

/** One student has one place in an instance: which of two goes on is for a person to say. */
async function assertNotTwice(tx: Work, keepId: string, mergedId: string): Promise<void> {
  const runs = (e: string) => `${e}.removed_at IS NULL AND ${e}.is_enrollment AND ${e}.grade_signed_at IS NULL
    AND ${e}.status IN ('ADMITTED', 'ACTIVE', 'PAUSED')`;
  const [twice] = await tx.query<{ name: string }>(
    `SELECT ci.name FROM enrollment a JOIN enrollment b ON b.course_instance_id = a.course_instance_id
       AND b.student_id = $2 AND ${runs('b')} JOIN course_instance ci ON ci.id = a.course_instance_id
     WHERE a.student_id = $1 AND ${runs('a')} LIMIT 1`,
    [keepId, mergedId],
  );
  if (twice)
    throw conflict(
      'ALREADY_ENROLLED',
      `Båda är inskrivna på ${twice.name}. Avsluta eller ta bort den ena inskrivningen först.`,
    );
}

/** The same registration of both becomes one: what was paid, fetched or booked with the other goes over to it. */
async function keepWhatRegistrationsHold(tx: Work, keepId: string, mergedId: string): Promise<void> {
  const same = `k.student_id = $1 AND e.student_id = $2 AND k.status = 'INTRESSE' AND e.status = 'INTRESSE'
    AND lower(k.course) = lower(e.course) AND k.requested_month = e.requested_month`;
  await tx.query(
    `UPDATE exam k SET payment_date = coalesce(k.payment_date, e.payment_date),
       material_received_at = coalesce(k.material_received_at, e.material_received_at),
       fee_exempt_reason = coalesce(k.fee_exempt_reason, e.fee_exempt_reason), version = k.version + 1
     FROM exam e WHERE ${same}`,
    [keepId, mergedId],
  );
  await tx.query(
    `UPDATE exam_booking b SET exam_id = k.id FROM exam e, exam k WHERE b.exam_id = e.id AND ${same}
       AND NOT EXISTS (SELECT FROM exam_booking x WHERE x.exam_id = k.id AND x.occasion_id = b.occasion_id)`,
    [keepId, mergedId],
  );
}

/** Moves everything that hangs on one student to another. */
export async function moveBelongings(tx: Work, keepId: string, mergedId: string): Promise<void> {
  await keepWhatRegistrationsHold(tx, keepId, mergedId);
  await tx.query(
    `DELETE FROM exam e WHERE e.student_id = $2 AND e.status = 'INTRESSE' AND EXISTS (SELECT FROM exam k
       WHERE k.student_id = $1 AND k.status = 'INTRESSE' AND lower(k.course) = lower(e.course)
         AND k.requested_month = e.requested_month)`,
    [keepId, mergedId],
  );
  await tx.query(
    `DELETE FROM course_wish w WHERE w.student_id = $2 AND w.settled_at IS NULL AND EXISTS (SELECT FROM course_wish k
       WHERE k.student_id = $1 AND k.settled_at IS NULL AND k.folded = w.folded)`,
    [keepId, mergedId],
  );
  await assertNotTwice(tx, keepId, mergedId);
  await tx.query(
    `DELETE FROM student_number n WHERE n.student_id = $2 AND EXISTS (SELECT FROM student_number k
       WHERE k.student_id = $1 AND k.personal_number = n.personal_number)`,
    [keepId, mergedId],
  );
  for (const table of [...FOLLOWING, ...WITH_RULES])
    await tx.query(`UPDATE ${table} SET student_id = $1 WHERE student_id = $2`, [keepId, mergedId]);
}

/** The number that went with the other record is one that the student had; the present one is not. */
export async function keepNumber(tx: Work, keepId: string, number: string | null): Promise<void> {
  if (number !== null)
    await tx.query(
      'INSERT INTO student_number (student_id, personal_number) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [keepId, number],
    );
  await tx.query(
    `DELETE FROM student_number n USING student s
     WHERE n.student_id = $1 AND s.id = $1 AND n.personal_number = s.personal_number`,
    [keepId],
  );
}
