import { In } from 'typeorm';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { ExamOccasionEntity } from './exam-occasion.entity.js';
import type { Queryable } from '../../../platform/database/database.js';
import { named, type Read, type Row } from '../../../platform/database/rows.js';
import { type OccasionColumns } from './occasion.input.js';

/** Removes a teacher from upcoming occasions. */
export async function freeOccasionsOf(tx: Queryable, teacherId: string): Promise<void> {
  await tx.query(
    `UPDATE exam_occasion SET teacher_id = NULL, version = version + 1
     WHERE teacher_id = $1 AND held_on >= today() AND cancelled_at IS NULL`,
    [teacherId],
  );
}

/** Transfers a teacher's occasions from a date on to a replacement; returns their ids. */
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

/** Assigns occasions to a teacher. */
export async function giveOccasions(tx: Work, ids: readonly string[], teacherId: string): Promise<void> {
  await tx.manager.update(ExamOccasionEntity, { id: In(ids) }, { teacherId });
}

/** Marks an occasion as cancelled. */
export async function cancelOccasion(tx: Work, id: string, reason: string): Promise<void> {
  await tx.manager.update(ExamOccasionEntity, id, { cancelledAt: () => 'now()', cancelledReason: reason });
}

/** Clears the cancellation of an occasion. */
export async function restoreOccasion(tx: Work, id: string): Promise<void> {
  await tx.manager.update(ExamOccasionEntity, id, { cancelledAt: null, cancelledReason: null });
}

/** Inserts an occasion. */
export async function addOccasion(
  tx: Work,
  occasion: Pick<Row<'exam_occasion'>, 'id' | 'created_by'> & OccasionColumns,
): Promise<void> {
  await tx.manager.insert(ExamOccasionEntity, named(occasion as Row<'exam_occasion'>));
}

/** Updates the given columns. */
export async function updateOccasion(tx: Work, id: string, columns: Partial<OccasionColumns>): Promise<void> {
  await tx.manager.update(ExamOccasionEntity, id, named(columns as Row<'exam_occasion'>));
}

/** Replaces the courses of an occasion. */
export async function setCourses(
  tx: Queryable,
  occasionId: string,
  courseIds: readonly string[],
): Promise<void> {
  await tx.query('DELETE FROM exam_occasion_course WHERE occasion_id = $1', [occasionId]);
  await tx.query('INSERT INTO exam_occasion_course (occasion_id, course_id) SELECT $1, unnest($2::uuid[])', [
    occasionId,
    courseIds,
  ]);
}
