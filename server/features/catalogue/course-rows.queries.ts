import type { Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { badField, badInput, type FieldError } from '../../platform/errors/app-error.js';

/** Helpers shared by package and program rows: ordered lists of courses with choice groups. */

/** Throws DUPLICATE on each row whose course occurs earlier in the list. */
export function assertOnce(rows: readonly { course_id: string }[], path: string, message: string): void {
  const twice: FieldError[] = rows.flatMap(({ course_id }, index) =>
    rows.findIndex((row) => row.course_id === course_id) === index
      ? []
      : [{ path: `${path}.courses.${index}.courseId`, reason: 'DUPLICATE', message }],
  );
  if (twice.length > 0) throw badInput(twice);
}

/** Throws BAD_REFERENCE on the first row whose course does not exist. */
export async function assertCoursesExist(
  db: Queryable,
  rows: readonly { course_id: string }[],
  path: string,
): Promise<void> {
  const known = await db.query<Read<'course', 'id'>>('SELECT id FROM course WHERE id = ANY ($1::uuid[])', [
    rows.map(({ course_id }) => course_id),
  ]);
  const missing = rows.findIndex(({ course_id }) => !known.some(({ id }) => id === course_id));
  if (missing >= 0)
    throw badField(`${path}.courses.${missing}.courseId`, 'BAD_REFERENCE', 'Kursen finns inte.');
}

/** Moves the rows of each choice group together, to the position of the first one. */
export function together<Row extends { choice_group: string | null }>(rows: readonly Row[]): Row[] {
  return rows.flatMap((row, index) => {
    if (row.choice_group === null) return [row];
    const isFirst = rows.findIndex(({ choice_group }) => choice_group === row.choice_group) === index;
    return isFirst ? rows.filter(({ choice_group }) => choice_group === row.choice_group) : [];
  });
}

/** Numbers the rows from 1. */
export const inOrder = <Row extends object>(rows: readonly Row[]): (Row & { position: number })[] =>
  rows.map((row, index) => ({ ...row, position: index + 1 }));
