import { courseList } from '../../../domain/lists/catalogue/courses.js';
import { educationList } from '../../../domain/lists/catalogue/education.js';
import { packageList } from '../../../domain/lists/catalogue/packages.js';
import { programList } from '../../../domain/lists/catalogue/programs.js';
import { instanceList } from '../../../domain/lists/course-instances.js';
import { matchedList, needList } from '../../../domain/lists/course-matching.js';
import { enrollmentList } from '../../../domain/lists/enrollments.js';
import { examList } from '../../../domain/lists/exams.js';
import type { ListDefinition } from '../../../domain/lists/list.js';
import { columnWidths, savedAddress } from '../../../domain/lists/saved-view.js';
import { studentList } from '../../../domain/lists/students.js';
import { teacherList } from '../../../domain/lists/teachers.js';
import { userList } from '../../../domain/lists/users.js';
import { badField } from '../../platform/errors/app-error.js';
import type { SavedColumns, SavedColumnsInput, SavedList } from '../../platform/graphql/generated.js';
import { requiredLine } from '../../platform/validation/text.js';

const LONGEST_NAME = 80;
const LONGEST_ADDRESS = 4_000;
const MOST_COLUMNS = 60;
const COLUMN = /^[\w.-]{1,40}$/;

/** List definitions by `SavedList`. */
export const SAVED_LISTS: Readonly<Record<SavedList, ListDefinition>> = {
  COURSE_INSTANCES: instanceList,
  COURSE_NEEDS: needList,
  COURSES: courseList,
  EDUCATION: educationList,
  ENROLLMENTS: enrollmentList,
  EXAMS: examList,
  MATCHED: matchedList,
  PACKAGES: packageList,
  PROGRAMS: programList,
  STUDENTS: studentList,
  TEACHERS: teacherList,
  USERS: userList,
};

/** Throws BAD_USER_INPUT on `name`. */
export function readViewName(name: string): string {
  return requiredLine(name, 'name', LONGEST_NAME);
}

/** The part of the page's URL to store. Throws BAD_USER_INPUT on `address`. */
export function readViewAddress(list: SavedList, address: string): string {
  if (address.length > LONGEST_ADDRESS)
    throw badField('address', 'TOO_LONG', `Högst ${LONGEST_ADDRESS} tecken.`);
  return savedAddress(SAVED_LISTS[list], new URLSearchParams(address));
}

/** Throws BAD_USER_INPUT on `columns.…`. */
export function readColumns(input: SavedColumnsInput | null | undefined): SavedColumns | null {
  if (!input) return null;
  return {
    hidden: readKeys(input.hidden, 'columns.hidden'),
    order: readKeys(input.order, 'columns.order'),
    widths: readWidths(input.widths),
  };
}

function readKeys(keys: readonly string[], path: string): string[] {
  if (keys.length > MOST_COLUMNS) throw badField(path, 'TOO_LONG', `Högst ${MOST_COLUMNS} kolumner.`);
  if (!keys.every((key) => COLUMN.test(key)))
    throw badField(path, 'FORMAT', 'En kolumns namn är högst 40 bokstäver och siffror.');
  return [...new Set(keys)];
}

function readWidths(widths: SavedColumnsInput['widths']): SavedColumns['widths'] {
  readKeys(
    widths.map(({ key }) => key),
    'columns.widths',
  );
  if (!widths.every(({ width }) => width >= columnWidths.least && width <= columnWidths.most))
    throw badField(
      'columns.widths',
      'RANGE',
      `En kolumn är ${columnWidths.least} till ${columnWidths.most} bildpunkter.`,
    );
  return [...new Map(widths.map(({ key, width }) => [key, width]))].map(([key, width]) => ({ key, width }));
}
