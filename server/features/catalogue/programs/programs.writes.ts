import type { Queryable } from '../../../platform/database/database.js';
import {
  archiveRow,
  changeRow,
  deleteRows,
  insertRow,
  replaceRows,
} from '../../../platform/records/plain-row.js';
import type { Read } from '../../../platform/database/rows.js';
import type { ProgramColumns, ProgramCourseColumns } from './program.input.js';
import { inOrder } from '../course-rows.sql.js';

/** Adds a program. */
export const addProgram = (tx: Queryable, program: Read<'program', 'id'> & ProgramColumns) =>
  insertRow(tx, 'program', program);

/** Writes what a program is. */
export const updateProgram = (tx: Queryable, id: string, columns: ProgramColumns): Promise<void> =>
  changeRow(tx, 'program', id, columns);

/** Takes a program out of use, or into use again. */
export const setProgramArchived = (tx: Queryable, id: string, archived: boolean): Promise<void> =>
  archiveRow(tx, 'program', id, archived);

/** A program that nothing refers to goes for good. */
export const deleteProgram = (tx: Queryable, id: string) => deleteRows(tx, 'program', { id });

/** The rows of a program in their order, instead of those that it had. */
export const setProgramCourses = (
  tx: Queryable,
  programId: string,
  courses: readonly ProgramCourseColumns[],
): Promise<void> => replaceRows(tx, 'program_course', { programId }, inOrder(courses));
