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

/** Inserts a program. */
export const addProgram = (tx: Queryable, program: Read<'program', 'id'> & ProgramColumns) =>
  insertRow(tx, 'program', program);

/** Updates the columns of a program. */
export const updateProgram = (tx: Queryable, id: string, columns: ProgramColumns): Promise<void> =>
  changeRow(tx, 'program', id, columns);

/** Archives or restores a program. */
export const setProgramArchived = (tx: Queryable, id: string, archived: boolean): Promise<void> =>
  archiveRow(tx, 'program', id, archived);

/** Deletes a program. */
export const deleteProgram = (tx: Queryable, id: string) => deleteRows(tx, 'program', { id });

/** Replaces the rows of a program, in their order. */
export const setProgramCourses = (
  tx: Queryable,
  programId: string,
  courses: readonly ProgramCourseColumns[],
): Promise<void> => replaceRows(tx, 'program_course', { programId }, inOrder(courses));
