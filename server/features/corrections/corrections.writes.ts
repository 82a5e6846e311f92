import type { Queryable } from '../../platform/database/database.js';

/** What was asked about a record that is merged into another is asked about it from now on. */
export async function moveCorrectionRequests(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  await tx.query('UPDATE correction_request SET student_id = $1 WHERE student_id = $2', [keepId, mergedId]);
}

/** Keeps what a student asks to have put right. */
export async function addRequest(
  tx: Queryable,
  given: { id: string; studentId: string; subject: string; text: string },
): Promise<void> {
  await tx.query('INSERT INTO correction_request (id, student_id, subject, text) VALUES ($1, $2, $3, $4)', [
    given.id,
    given.studentId,
    given.subject,
    given.text,
  ]);
}

/** Keeps the answer to a request, and whose it is. */
export async function answerRequest(
  tx: Queryable,
  given: { id: string; outcome: string; answer: string; userId: string; name: string },
): Promise<void> {
  await tx.query(
    `UPDATE correction_request SET outcome = $2, answer = $3, answered_at = now(), answered_by = $4,
           answered_by_name = $5 WHERE id = $1`,
    [given.id, given.outcome, given.answer, given.userId, given.name],
  );
}
