import type { Queryable } from '../../../platform/database/database.js';
import { changeRow, insertRow } from '../../../platform/records/plain-row.js';
import type { Read } from '../../../platform/database/rows.js';
import type { ProgramColumns } from './program.input.js';

/** Adds a program. */
export const addProgram = (tx: Queryable, program: Read<'program', 'id'> & ProgramColumns) =>
  insertRow(tx, 'program', program);

/** Writes what a program is. */
export const updateProgram = (tx: Queryable, id: string, columns: ProgramColumns): Promise<void> =>
  changeRow(tx, 'program', id, columns);

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
