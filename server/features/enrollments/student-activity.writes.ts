import type { Queryable } from '../../platform/database/database.js';
import { updateRow } from '../../platform/records/plain-row.js';

/**
 * 'Senast aktiv' (domain, D8): the last day on which a student was known to study, until lessons tell of it. Its sources
 * are sign-ins, exams that were sat, files, and comments that tell of contact. It moves forward only, at most once a
 * day, and passes by what someone else is writing: nothing waits for it, and nobody is told of it as of a change.
 */
const RUNNING = `e.is_enrollment AND e.removed_at IS NULL AND e.status IN ('ACTIVE', 'PAUSED')`;

const moved = (whose: string, on: string) => `
  UPDATE enrollment SET last_activity_on = ${on} WHERE id IN (
    SELECT e.id FROM enrollment e WHERE e.student_id = ${whose} AND ${RUNNING}
      AND coalesce(e.last_activity_on < ${on}, true) AND coalesce(e.start_date <= ${on}, true)
    ORDER BY e.id FOR NO KEY UPDATE SKIP LOCKED)`;

/** The student was active: today, or on the day that is given and not yet to come. */
export async function noteActivity(db: Queryable, studentId: string, on?: string): Promise<void> {
  await db.query(moved('$1', 'least(coalesce($2::date, today()), today())'), [studentId, on ?? null]);
}

/** Whoever signs in and is a student was active. */
export async function noteSignIn(db: Queryable, { studentId }: { studentId: string | null }): Promise<void> {
  if (studentId !== null) await noteActivity(db, studentId);
}

/** Somebody knows when the student was last seen. */
export const setLastActivity = (tx: Queryable, enrollmentId: string, lastActivityOn: string): Promise<void> =>
  updateRow(tx, 'enrollment', enrollmentId, { lastActivityOn });
