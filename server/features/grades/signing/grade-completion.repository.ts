import type { Actor } from '../../../platform/auth/actor.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { changeStatus } from '../../enrollments/single/enrollments.repository.js';

/** A published grade ends the enrolment that it was set on: 'Slutförd', from the day of the grade (domain, D8). */
export async function completeEnrollments(
  tx: Work,
  actor: Actor,
  published: readonly { enrollmentId: string | null }[],
): Promise<void> {
  const ids = published.flatMap(({ enrollmentId }) => enrollmentId ?? []);
  const days = await tx.query<{ day: string; ids: string[] }>(
    `SELECT graded_on AS day, array_agg(id ORDER BY id) AS ids FROM enrollment
     WHERE id = ANY ($1::uuid[]) AND coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'PAUSED')
     GROUP BY graded_on ORDER BY graded_on`,
    [ids],
  );
  for (const { day, ids: graded } of days) {
    await changeStatus(tx, actor, graded, { status: 'COMPLETED', effectiveOn: day });
  }
}
