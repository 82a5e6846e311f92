import type { Queryable } from '../../../platform/database/database.js';

/** Nobody holds the occasions to come that were this teacher's. */
export async function freeOccasionsOf(tx: Queryable, teacherId: string): Promise<void> {
  await tx.query(
    `UPDATE exam_occasion SET teacher_id = NULL, version = version + 1
     WHERE teacher_id = $1 AND held_on >= today() AND cancelled_at IS NULL`,
    [teacherId],
  );
}

/** The occasions of a teacher from the day on go to another. */
export async function handOccasionsOn(
  tx: Queryable,
  { teacherId, replacementId, fromOn }: { teacherId: string; replacementId: string; fromOn: string },
): Promise<void> {
  await tx.query(
    `UPDATE exam_occasion SET teacher_id = $3, version = version + 1
     WHERE teacher_id = $1 AND held_on >= $2::date AND cancelled_at IS NULL`,
    [teacherId, fromOn, replacementId],
  );
}
