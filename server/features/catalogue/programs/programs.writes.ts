import type { Queryable } from '../../../platform/database/database.js';

/** Adds a program, its values in the order of its form. */
export async function addProgram(tx: Queryable, id: string, values: readonly unknown[]): Promise<void> {
  await tx.query(
    `INSERT INTO program (id, code, name, description, points, required_points, programme_points, free_points,
           passed_points) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, ...values],
  );
}

/** Writes what a program is, in the order of its form. */
export async function updateProgram(tx: Queryable, id: string, values: readonly unknown[]): Promise<void> {
  await tx.query(
    `UPDATE program SET code = $2, name = $3, description = $4, points = $5, required_points = $6,
           programme_points = $7, free_points = $8, passed_points = $9, version = version + 1 WHERE id = $1`,
    [id, ...values],
  );
}

/** Takes a program out of use, or into use again. */
export async function setProgramArchived(tx: Queryable, id: string, archived: boolean): Promise<void> {
  await tx.query(
    `UPDATE program SET archived_at = CASE WHEN $2 THEN coalesce(archived_at, now()) END, version = version + 1
         WHERE id = $1`,
    [id, archived],
  );
}

/** A program that nothing refers to goes for good. */
export async function deleteProgram(tx: Queryable, id: string): Promise<void> {
  await tx.query('DELETE FROM program WHERE id = $1', [id]);
}

/** Takes all courses off a program. */
export async function clearProgramCourses(tx: Queryable, id: string): Promise<void> {
  await tx.query('DELETE FROM program_course WHERE program_id = $1', [id]);
}

/** Adds courses to a program. */
export async function addProgramCourses(
  tx: Queryable,
  id: string,
  courses: readonly object[],
): Promise<void> {
  await tx.query(
    `INSERT INTO program_course (program_id, course_id, part, choice_group, position)
     SELECT $1, course_id, part, choice_group, position FROM jsonb_populate_recordset(NULL::program_course, $2::jsonb)`,
    [id, JSON.stringify(courses)],
  );
}
