import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { type OccasionColumns } from './occasion.input.js';

/** Nobody holds the occasions to come that were this teacher's. */
export async function freeOccasionsOf(tx: Queryable, teacherId: string): Promise<void> {
  await tx.query(
    `UPDATE exam_occasion SET teacher_id = NULL, version = version + 1
     WHERE teacher_id = $1 AND held_on >= today() AND cancelled_at IS NULL`,
    [teacherId],
  );
}

/** The occasions of a teacher from the day on go to another; answers which. */
export async function handOccasionsOn(
  tx: Queryable,
  { teacherId, replacementId, fromOn }: { teacherId: string; replacementId: string; fromOn: string },
): Promise<string[]> {
  const occasions = await tx.query<Read<'exam_occasion', 'id'>>(
    `UPDATE exam_occasion SET teacher_id = $3, version = version + 1
     WHERE teacher_id = $1 AND held_on >= $2::date AND cancelled_at IS NULL RETURNING id`,
    [teacherId, fromOn, replacementId],
  );
  return occasions.map(({ id }) => id);
}

/** Gives these occasions to a teacher. */
export async function giveOccasions(tx: Queryable, ids: readonly string[], teacherId: string): Promise<void> {
  await tx.query(
    'UPDATE exam_occasion SET teacher_id = $2, version = version + 1 WHERE id = ANY ($1::uuid[])',
    [ids, teacherId],
  );
}

/** The occasion is not held. */
export async function cancelOccasion(tx: Queryable, id: string, reason: string): Promise<void> {
  await tx.query(
    'UPDATE exam_occasion SET cancelled_at = now(), cancelled_reason = $2, version = version + 1 WHERE id = $1',
    [id, reason],
  );
}

/** The occasion is held after all. */
export async function restoreOccasion(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    'UPDATE exam_occasion SET cancelled_at = NULL, cancelled_reason = NULL, version = version + 1 WHERE id = $1',
    [id],
  );
}

/** Adds an occasion; its columns by their names. */
export async function addOccasion(
  tx: Queryable,
  id: string,
  createdBy: string,
  columns: OccasionColumns,
): Promise<void> {
  const names = Object.keys(columns);
  await tx.query(
    `INSERT INTO exam_occasion (id, created_by, ${names.join(', ')})
     VALUES ($1, $2, ${names.map((_, index) => `$${index + 3}`).join(', ')})`,
    [id, createdBy, ...Object.values(columns)],
  );
}

/** Writes the columns that are given, by their names. */
export async function updateOccasion(
  tx: Queryable,
  id: string,
  columns: Partial<OccasionColumns>,
): Promise<void> {
  await tx.query(
    `UPDATE exam_occasion SET version = version + 1${Object.keys(columns)
      .map((name, index) => `, ${name} = $${index + 2}`)
      .join('')}
     WHERE id = $1`,
    [id, ...Object.values(columns)],
  );
}

/** The courses that the occasion is for, instead of those that it was for. */
export async function setCourses(tx: Queryable, id: string, courseIds: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM exam_occasion_course WHERE occasion_id = $1', [id]);
  await tx.query(
    'INSERT INTO exam_occasion_course (occasion_id, course_id) SELECT $1, id FROM unnest($2::uuid[]) AS id',
    [id, courseIds],
  );
}
