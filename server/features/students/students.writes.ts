import type { Queryable } from '../../platform/database/database.js';

/** Gives all students of a teacher to another, or to nobody; answers whose record has changed. */
export async function handStudentsOn(
  tx: Queryable,
  teacherId: string,
  replacementId: string | null,
): Promise<string[]> {
  const students = await tx.query<{ id: string }>(
    'UPDATE student SET teacher_id = $2, version = version + 1, updated_at = now() WHERE teacher_id = $1 RETURNING id',
    [teacherId, replacementId],
  );
  return students.map(({ id }) => id);
}
