import { extendedDates, type Period } from '../../../../domain/extended-dates.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Read, Row } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { boardNews } from '../../../platform/realtime/live-event.js';
import { setStudentDates } from '../../students/students.repository.js';

/** The start and end date of a student before and after a change. */
interface ChangedDates {
  id: Row<'student'>['id'];
  before: Period;
  after: Period;
}

/**
 * Extends the dates of locked students to cover the courses that the batch has enrolled them on; the undo of the
 * batch restores them. Returns the number of students.
 */
export async function extendStudentDates(
  tx: Work,
  actor: Actor,
  batchId: string,
  courses: ReadonlyMap<string, readonly Period[]>,
): Promise<number> {
  const students = await tx.query<Read<'student', 'id' | 'startDate' | 'endDate'>>(
    'SELECT id, start_date AS "startDate", end_date AS "endDate" FROM student WHERE id = ANY ($1::uuid[]) ORDER BY id',
    [[...courses.keys()]],
  );
  const changed = students.flatMap(({ id, ...before }) => {
    const after = extendedDates(before, courses.get(id) ?? []);
    return after ? [{ id, before, after }] : [];
  });
  if (changed.length === 0) return 0;
  await tx.query(
    `INSERT INTO enrollment_batch_student (batch_id, student_id, start_before, start_after, end_before, end_after)
     SELECT $1, w.id, (w.before->>'startDate')::date, (w.after->>'startDate')::date, (w.before->>'endDate')::date,
       (w.after->>'endDate')::date
     FROM jsonb_to_recordset($2::jsonb) AS w(id uuid, before jsonb, after jsonb)`,
    [batchId, JSON.stringify(changed)],
  );
  await save(tx, actor, changed);
  return changed.length;
}

/** Restores the dates that the batch has extended, except those that have been changed since. */
export async function restoreStudentDates(tx: Work, actor: Actor, batchId: string): Promise<void> {
  const changed = await tx.query<ChangedDates>(
    `SELECT s.id, json_build_object('startDate', s.start_date, 'endDate', s.end_date) AS before,
       json_build_object(
         'startDate', CASE WHEN s.start_date IS NOT DISTINCT FROM b.start_after THEN b.start_before ELSE s.start_date END,
         'endDate', CASE WHEN s.end_date IS NOT DISTINCT FROM b.end_after THEN b.end_before ELSE s.end_date END) AS after
     FROM enrollment_batch_student b JOIN student s ON s.id = b.student_id
     WHERE b.batch_id = $1 AND s.anonymised_at IS NULL ORDER BY s.id FOR NO KEY UPDATE OF s`,
    [batchId],
  );
  await save(tx, actor, changed);
}

async function save(tx: Work, actor: Actor, changed: readonly ChangedDates[]): Promise<void> {
  const differing = changed.filter(
    ({ before, after }) => before.startDate !== after.startDate || before.endDate !== after.endDate,
  );
  if (differing.length === 0) return;
  await setStudentDates(
    tx,
    differing.map(({ id, after }) => ({ id, ...after })),
  );
  for (const { id, before, after } of differing) {
    if (before.startDate !== after.startDate)
      tx.history(actor, id, { startDate: before.startDate }, { startDate: after.startDate });
    if (before.endDate !== after.endDate)
      tx.history(actor, id, { endDate: before.endDate }, { endDate: after.endDate });
  }
  tx.publish(boardNews(actor, 'RELOADED', null));
}
