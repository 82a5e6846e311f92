import type { Work } from '../../../platform/database/unit-of-work.js';
import { CourseInstanceEntity } from './course-instance.entity.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Changes, Columns, Read } from '../../../platform/database/rows.js';
import { hasUngraded } from '../../enrollments/lacks-grade.queries.js';

/**
 * Condition: instance `ci` is transferred when the teacher is replaced. It ends on the day or later, or has ended
 * and lacks grades. The parameters are SQL expressions.
 */
export const movesOn = (teacher: string, day: string): string =>
  `ci.teacher_id = ${teacher} AND ci.planning <> 'CANCELLED'
  AND (ci.end_date IS NULL OR ci.end_date >= ${day}::date OR ${hasUngraded('ci')})`;

/** Assigns a teacher to instances, or removes the teacher with null; unchanged rows keep their version. */
export async function assignTeacher(
  tx: Queryable,
  ids: readonly string[],
  teacherId: string | null,
): Promise<void> {
  await tx.query(
    `UPDATE course_instance SET teacher_id = $2, version = version + 1
     WHERE id = ANY ($1::uuid[]) AND teacher_id IS DISTINCT FROM $2`,
    [ids, teacherId],
  );
}

/** Removes a teacher from instances that have not ended. */
export async function freeInstancesOf(tx: Queryable, teacherId: string): Promise<void> {
  await tx.query(
    `UPDATE course_instance SET teacher_id = NULL, version = version + 1
     WHERE teacher_id = $1 AND coalesce(end_date >= today(), true)`,
    [teacherId],
  );
}

/** Transfers a teacher's instances to the replacement; returns their ids. */
export async function handInstancesOn(
  tx: Queryable,
  { teacherId, replacementId, fromOn }: { teacherId: string; replacementId: string; fromOn: string },
): Promise<string[]> {
  const instances = await tx.query<Read<'course_instance', 'id'>>(
    `UPDATE course_instance ci SET teacher_id = $3, version = ci.version + 1 WHERE ${movesOn('$1', '$2')} RETURNING ci.id`,
    [teacherId, fromOn, replacementId],
  );
  return instances.map(({ id }) => id);
}

/**
 * Marks an instance as signed if no participant lacks a grade. An early grade, which is signed separately, does not
 * complete it.
 */
export async function markSigned(tx: Queryable, actor: Actor, id: string): Promise<void> {
  await tx.query(
    `UPDATE course_instance ci SET grades_signed_at = now(), grades_signed_by = $2, grades_signed_by_name = $3
     WHERE ci.id = $1 AND NOT ${hasUngraded('ci')}`,
    [id, actor.userId, actor.name],
  );
}

/** Inserts instances. */
export async function addInstances(
  tx: Work,
  instances: readonly (Read<'course_instance', 'id' | 'courseId'> & Partial<Columns<'course_instance'>>)[],
): Promise<void> {
  await tx.manager.insert(CourseInstanceEntity, [...instances]);
}

/** Updates the given columns. */
export async function updateInstance(
  tx: Work,
  id: string,
  columns: Changes<'course_instance'>,
): Promise<void> {
  await tx.manager.update(CourseInstanceEntity, id, columns);
}

/** Deletes instances. */
export async function deleteInstances(tx: Work, ids: readonly string[]): Promise<void> {
  await tx.manager.delete(CourseInstanceEntity, [...ids]);
}
