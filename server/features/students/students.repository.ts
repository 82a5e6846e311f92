import { In } from 'typeorm';
import type { Work } from '../../platform/database/unit-of-work.js';
import type { Queryable } from '../../platform/database/database.js';
import type { Changes, Columns, Read } from '../../platform/database/rows.js';
import { StudentEntity } from './student.entity.js';

/** Reassigns all students of a teacher to another or to none; returns the changed ones. */
export async function handStudentsOn(
  tx: Queryable,
  teacherId: string,
  replacementId: string | null,
): Promise<string[]> {
  const students = await tx.query<Read<'student', 'id'>>(
    'UPDATE student SET teacher_id = $2, version = version + 1, updated_at = now() WHERE teacher_id = $1 RETURNING id',
    [teacherId, replacementId],
  );
  return students.map(({ id }) => id);
}

/** Assigns these students to a teacher; returns the changed ones. */
export async function giveStudents(
  tx: Queryable,
  ids: readonly string[],
  teacherId: string,
): Promise<string[]> {
  const students = await tx.query<Read<'student', 'id'>>(
    `UPDATE student SET teacher_id = $2, version = version + 1, updated_at = now()
     WHERE id = ANY ($1::uuid[]) AND teacher_id IS DISTINCT FROM $2 RETURNING id`,
    [ids, teacherId],
  );
  return students.map(({ id }) => id);
}

/** A move of the student in the CTE `before`; each value is an SQL expression. */
interface CardMove {
  to: string;
  /** The expected current column; null for any. */
  from: string;
  by: string;
  since: string;
}

/** CTE that moves the card of `before` to another column of the board, unless it is already there. */
export function cardMove({ to, from, by, since }: CardMove): string {
  return `UPDATE student s SET apl_status = ${to}, apl_status_since = ${since},
      apl_moved_at = now(), apl_moved_by = ${by}, updated_at = now()
    FROM before b WHERE s.id = b.id AND b.apl_status <> ${to}::text
      AND (${from}::text IS NULL OR b.apl_status = ${from}) RETURNING s.id, s.apl_status_since AS since`;
}

/** Adds a student. */
export async function addStudent(
  tx: Work,
  student: Read<'student', 'id' | 'name'> & Partial<Columns<'student'>>,
): Promise<void> {
  await tx.manager.insert(StudentEntity, { ...student });
}

/** Updates the given columns of locked records and increases their versions. */
export async function updateStudents(
  tx: Work,
  ids: string | readonly string[],
  columns: Changes<'student'>,
): Promise<void> {
  const changed = { ...columns, updatedAt: () => 'now()' };
  await tx.manager.update(StudentEntity, { id: In([ids].flat()) }, changed);
}

/** Sets the dates of locked students, each their own, and increases their versions. */
export async function setStudentDates(
  tx: Queryable,
  students: readonly Read<'student', 'id' | 'startDate' | 'endDate'>[],
): Promise<void> {
  await tx.query(
    `UPDATE student s SET start_date = w."startDate", end_date = w."endDate", version = version + 1, updated_at = now()
     FROM jsonb_to_recordset($1::jsonb) AS w(id uuid, "startDate" date, "endDate" date) WHERE s.id = w.id`,
    [JSON.stringify(students.map(({ id, startDate, endDate }) => ({ id, startDate, endDate })))],
  );
}

/** Deletes the record. */
export async function deleteStudent(tx: Work, id: string): Promise<void> {
  await tx.manager.delete(StudentEntity, id);
}

/** Merges the differences of the stored counts, so that summing stays fast. */
export async function foldStudentCounts(db: Queryable): Promise<void> {
  await db.query(
    `WITH taken AS (DELETE FROM student_count WHERE id IN (${several('student_count', 'status')})
       RETURNING status, students)
     INSERT INTO student_count (status, students)
     SELECT status, sum(students) FROM taken GROUP BY status HAVING sum(students) <> 0`,
  );
  const part = 'part, status, municipality, teacher_id';
  await db.query(
    `WITH taken AS (DELETE FROM student_part_count WHERE id IN (${several('student_part_count', part)})
       RETURNING ${part}, students)
     INSERT INTO student_part_count (${part}, students)
     SELECT ${part}, sum(students) FROM taken GROUP BY ${part} HAVING sum(students) <> 0`,
  );
}

/** Rows of stored counts with duplicates of their kind, or with zero. */
const several = (counts: string, kind: string): string =>
  `SELECT id FROM (SELECT id, students, count(*) OVER (PARTITION BY ${kind}) AS rows FROM ${counts}) known
   WHERE rows > 1 OR students = 0`;
