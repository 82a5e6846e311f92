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

/** The student as a move takes it, in a part of the statement called `before`; each value is an SQL expression. */
interface CardMove {
  to: string;
  /** The column that the card is meant to come from; null for any. */
  from: string;
  by: string;
  since: string;
}

/** The part of a statement that moves the card of `before` to another column of the board, unless it stands there. */
export function cardMove({ to, from, by, since }: CardMove): string {
  return `UPDATE student s SET apl_status = ${to}, apl_status_since = ${since},
      apl_moved_at = now(), apl_moved_by = ${by}, updated_at = now()
    FROM before b WHERE s.id = b.id AND b.apl_status <> ${to}::text
      AND (${from}::text IS NULL OR b.apl_status = ${from}) RETURNING s.id, s.apl_status_since AS since`;
}
