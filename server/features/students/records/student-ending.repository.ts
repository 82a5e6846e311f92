import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import { idsOf, type Read } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { removeEnrollments } from '../../enrollments/single/enrollments.repository.js';
import { settleWishesOf } from '../../course-matching/course-matching.repository.js';
import { TARGET_JOINS, TARGET_NAME } from '../../enrollments/target.queries.js';

/** Outcome of an enrolment when its student leaves; finished ones still await their grade. */
type Fate = 'DROPPED_OUT' | 'NOT_STARTED' | 'OVER';

/**
 * A student's enrolments that are not planned, removed, ended or graded, with their outcome on the last day.
 * `student` and `lastDay` are parameters of the statement.
 */
export function openEnrollments(student: string, lastDay: string): string {
  return `SELECT e.id, e.course_id, ${TARGET_NAME} AS name,
      CASE WHEN coalesce(e.start_date, s.start_date) > ${lastDay}::date THEN 'NOT_STARTED' WHEN e.end_date < ${lastDay}::date THEN 'OVER'
        ELSE 'DROPPED_OUT' END AS fate
    FROM enrollment e JOIN student s ON s.id = e.student_id ${TARGET_JOINS}
    WHERE e.student_id = ${student}::uuid AND e.is_enrollment AND e.removed_at IS NULL AND NOT is_ended(e.status)
      AND e.grade_signed_at IS NULL`;
}

/** Planned courses, which are not yet enrolments. */
export const PLANNED = 'NOT is_enrollment AND removed_at IS NULL AND grade_signed_at IS NULL';

/** The ids of the open enrolments by their fate. */
export async function readFates(
  tx: Queryable,
  studentId: string,
  lastDay: string,
): Promise<(fate: Fate) => string[]> {
  const rows = await tx.query<{ id: string; fate: Fate }>(openEnrollments('$1', '$2'), [studentId, lastDay]);
  return (fate) => rows.filter((row) => row.fate === fate).map(({ id }) => id);
}

/** Withdraws the plans of a student who has left, so that they no longer need matching. */
export async function withdrawPlans(
  tx: Work,
  actor: Actor,
  studentId: string,
  { reason, batchId }: { reason: string; batchId?: string },
): Promise<void> {
  const planned = await tx.query<Read<'enrollment', 'id'>>(
    `SELECT id FROM enrollment WHERE student_id = $1 AND ${PLANNED}`,
    [studentId],
  );
  if (planned.length > 0)
    await removeEnrollments(tx, actor, idsOf(planned), { reason, ...(batchId && { batchId }) });
  await settleWishesOf(tx, studentId, batchId);
}
