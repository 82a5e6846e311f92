import type { Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { badField, badInput, type FieldError } from '../../platform/errors/app-error.js';

/*
 * What the rows of a package and those of a program have in common: courses in an order, some of which are alternatives
 * of one choice.
 */

/** Each course once among the rows of a package or a program. */
export function assertOnce(rows: readonly { course_id: string }[], path: string, message: string): void {
  const twice: FieldError[] = rows.flatMap(({ course_id }, index) =>
    rows.findIndex((row) => row.course_id === course_id) === index
      ? []
      : [{ path: `${path}.courses.${index}.courseId`, reason: 'DUPLICATE', message }],
  );
  if (twice.length > 0) throw badInput(twice);
}

/** Throws BAD_REFERENCE on the first of the rows whose course is not there. */
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

/** Stands a choice's rows below each other, where its first one is. */
export function together<Row extends { choice_group: string | null }>(rows: readonly Row[]): Row[] {
  return rows.flatMap((row, index) => {
    if (row.choice_group === null) return [row];
    const isFirst = rows.findIndex(({ choice_group }) => choice_group === row.choice_group) === index;
    return isFirst ? rows.filter(({ choice_group }) => choice_group === row.choice_group) : [];
  });
}

/** Each row with its place among them, from 1. */
export const inOrder = <Row extends object>(rows: readonly Row[]): (Row & { position: number })[] =>
  rows.map((row, index) => ({ ...row, position: index + 1 }));
