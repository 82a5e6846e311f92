import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Columns, Read } from '../../../platform/database/rows.js';
import { changeRow, type Changes, deleteRows, insertRows } from '../../../platform/records/plain-row.js';
import { hasUngraded } from '../../enrollments/lacks-grade.sql.js';

/**
 * Instance `ci` goes on to whoever replaces the teacher (SQL expressions): those that end on the day or later, and
 * ended ones without all grades, which somebody who is there must set.
 */
export const movesOn = (teacher: string, day: string): string =>
  `ci.teacher_id = ${teacher} AND ci.planning <> 'CANCELLED'
  AND (ci.end_date IS NULL OR ci.end_date >= ${day}::date OR ${hasUngraded('ci')})`;

/** Gives instances to a teacher, or to nobody; those that are theirs already stay as they are. */
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

/** Nobody teaches what has not ended and was this teacher's. */
export async function freeInstancesOf(tx: Queryable, teacherId: string): Promise<void> {
  await tx.query(
    `UPDATE course_instance SET teacher_id = NULL, version = version + 1
     WHERE teacher_id = $1 AND coalesce(end_date >= today(), true)`,
    [teacherId],
  );
}

/** What moves on from a teacher on the day goes to another; answers which. */
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

/** A course is signed once nobody in it lacks a grade: an early one, signed by itself, leaves it open. */
export async function markSigned(tx: Queryable, actor: Actor, id: string): Promise<void> {
  await tx.query(
    `UPDATE course_instance ci SET grades_signed_at = now(), grades_signed_by = $2, grades_signed_by_name = $3
     WHERE ci.id = $1 AND NOT ${hasUngraded('ci')}`,
    [id, actor.userId, actor.name],
  );
}

/** Adds instances. */
export const addInstances = (
  tx: Queryable,
  instances: readonly (Read<'course_instance', 'id' | 'courseId'> & Partial<Columns<'course_instance'>>)[],
): Promise<void> => insertRows(tx, 'course_instance', instances);

/** Writes the columns that are given. */
export const updateInstance = (
  tx: Queryable,
  id: string,
  columns: Changes<'course_instance'>,
): Promise<void> => changeRow(tx, 'course_instance', id, columns);

/** An instance that nothing hangs on goes for good. */
export const deleteInstance = (tx: Queryable, id: string) => deleteRows(tx, 'course_instance', { id });
