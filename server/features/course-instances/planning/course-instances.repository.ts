import type { Work } from '../../../platform/database/unit-of-work.js';
import { CourseInstanceEntity } from './course-instance.entity.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import { auditChanges } from '../../../platform/history/audit.js';
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
  tx: Work,
  ids: readonly string[],
  teacherId: string | null,
): Promise<void> {
  await changeTeacher(tx, teacherId, 'ci.id = ANY ($2::uuid[])', [ids]);
}

/** Removes a teacher from instances that have not ended. */
export async function freeInstancesOf(tx: Work, teacherId: string): Promise<void> {
  await changeTeacher(tx, null, 'ci.teacher_id = $2 AND coalesce(ci.end_date >= today(), true)', [teacherId]);
}

/** Transfers a teacher's instances to the replacement; returns their ids. */
export function handInstancesOn(
  tx: Work,
  { teacherId, replacementId, fromOn }: { teacherId: string; replacementId: string; fromOn: string },
): Promise<string[]> {
  return changeTeacher(tx, replacementId, movesOn('$2', '$3'), [teacherId, fromOn]);
}

/**
 * Gives the instances `ci` that meet the condition another teacher, or none, and records it for each. The condition's
 * parameters begin at $2. Returns the ids of the changed instances.
 */
async function changeTeacher(
  tx: Work,
  teacherId: string | null,
  condition: string,
  parameters: readonly unknown[],
): Promise<string[]> {
  const name = (teacher: string): string =>
    `(SELECT u.name FROM teacher t JOIN app_user u ON u.id = t.user_id WHERE t.id = ${teacher})`;
  const changed = await tx.query<{ id: string; before: string | null; after: string | null }>(
    `WITH held AS (
       SELECT ci.id, ci.teacher_id FROM course_instance ci
       WHERE ${condition} AND ci.teacher_id IS DISTINCT FROM $1::uuid FOR UPDATE),
     changed AS (
       UPDATE course_instance ci SET teacher_id = $1, version = ci.version + 1
       FROM held WHERE ci.id = held.id RETURNING ci.id)
     SELECT changed.id, ${name('held.teacher_id')} AS before, ${name('$1')} AS after
     FROM changed JOIN held ON held.id = changed.id`,
    [teacherId, ...parameters],
  );
  for (const { id, before, after } of changed)
    auditChanges(
      tx,
      { kind: 'COURSE_INSTANCE_CHANGED', subjectId: id },
      { teacher: before },
      { teacher: after },
    );
  return changed.map(({ id }) => id);
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
