import type { Work } from '../../../platform/database/unit-of-work.js';
import { ProgramEntity } from './program.entity.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import type { ProgramColumns, ProgramCourseColumns } from './program.input.js';
import { inOrder } from '../course-rows.queries.js';
import { archivedAt } from '../archived.queries.js';

/** Inserts a program. */
export async function addProgram(tx: Work, program: Read<'program', 'id'> & ProgramColumns): Promise<void> {
  await tx.manager.insert(ProgramEntity, { ...program });
}

/** Updates the columns of a program. */
export async function updateProgram(tx: Work, id: string, columns: ProgramColumns): Promise<void> {
  await tx.manager.update(ProgramEntity, id, columns);
}

/** Archives or restores a program. */
export async function setProgramArchived(tx: Work, id: string, archived: boolean): Promise<void> {
  await tx.manager.update(ProgramEntity, id, { archivedAt: archivedAt(archived) });
}

/** Deletes a program. */
export async function deleteProgram(tx: Work, id: string): Promise<void> {
  await tx.manager.delete(ProgramEntity, id);
}

/** Codes of the courses of a program in their order, as one text. */
export async function programCourseCodes(tx: Queryable, programId: string): Promise<string | null> {
  const [row] = await tx.query<{ codes: string | null }>(
    `SELECT string_agg(c.code, ', ' ORDER BY r.position) AS codes
     FROM program_course r JOIN course c ON c.id = r.course_id WHERE r.program_id = $1`,
    [programId],
  );
  return row?.codes ?? null;
}

/** Replaces the rows of a program, in their order. */
export async function setProgramCourses(
  tx: Queryable,
  programId: string,
  courses: readonly ProgramCourseColumns[],
): Promise<void> {
  await tx.query('DELETE FROM program_course WHERE program_id = $1', [programId]);
  await tx.query(
    `INSERT INTO program_course (program_id, course_id, part, choice_group, position)
     SELECT $1, course_id, part, choice_group, position FROM jsonb_populate_recordset(NULL::program_course, $2)`,
    [programId, JSON.stringify(inOrder(courses))],
  );
}
