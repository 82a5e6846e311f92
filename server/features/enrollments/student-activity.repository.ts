import type { Queryable } from '../../platform/database/database.js';

/**
 * 'Senast aktiv' (domain, D8): the last day with known study activity. Sources are sign-ins, exams sat,
 * files, and comments on contact. Moves forward only, at most once a day, and skips locked rows: nothing
 * waits for it, and it triggers no notifications.
 */
const RUNNING = `e.is_enrollment AND e.removed_at IS NULL AND e.status IN ('ACTIVE', 'PAUSED')`;

const moved = (whose: string, on: string) => `
  UPDATE enrollment SET last_activity_on = ${on} WHERE id IN (
    SELECT e.id FROM enrollment e WHERE e.student_id = ${whose} AND ${RUNNING}
      AND coalesce(e.last_activity_on < ${on}, true) AND coalesce(e.start_date <= ${on}, true)
    ORDER BY e.id FOR NO KEY UPDATE SKIP LOCKED)`;

/** Records activity today, or on a given day that is not in the future. */
export async function noteActivity(db: Queryable, studentId: string, on?: string): Promise<void> {
  await db.query(moved('$1', 'least(coalesce($2::date, today()), today())'), [studentId, on ?? null]);
}

/** Records a student's sign-in as activity. */
export async function noteSignIn(db: Queryable, { studentId }: { studentId: string | null }): Promise<void> {
  if (studentId !== null) await noteActivity(db, studentId);
}

/** Sets the last activity manually. */
export async function setLastActivity(
  tx: Queryable,
  enrollmentId: string,
  lastActivityOn: string,
): Promise<void> {
  await tx.query('UPDATE enrollment SET last_activity_on = $2 WHERE id = $1', [enrollmentId, lastActivityOn]);
}
