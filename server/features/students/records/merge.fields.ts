import { formatPersonalNumber } from '../../../../domain/personal-number.js';
import { byStudentFieldCode, type StudentFieldName } from '../../../../domain/student-fields.js';
import type { MergeField } from '../../../platform/graphql/generated.js';
import type { StoredStudent } from '../students.service.js';

/** The column behind each field that a merge can take over. */
const COLUMN_OF: Readonly<Record<MergeField, Column>> = {
  ...byStudentFieldCode((_, name) => name),
  TEACHER: 'teacherId',
  APL_STATUS: 'aplStatus',
  ACCOUNT: 'userId',
};

type Column = StudentFieldName | 'teacherId' | 'aplStatus' | 'userId';

/** Values that the remaining record takes from the deleted one: only differing ones. */
export function takenOver(
  keep: StoredStudent,
  merged: StoredStudent,
  take: readonly MergeField[],
): Partial<Pick<StoredStudent, Column>> {
  const columns = [...new Set(take)].map((field) => COLUMN_OF[field]);
  return Object.fromEntries(
    columns.filter((column) => keep[column] !== merged[column]).map((column) => [column, merged[column]]),
  );
}

/** The values as the change history shows them. */
export function shownValues(student: StoredStudent, columns: readonly string[]): Record<string, unknown> {
  const value = (column: string): unknown =>
    column === 'personalNumber' && student.personalNumber
      ? formatPersonalNumber(student.personalNumber)
      : student[column as keyof StoredStudent];
  return Object.fromEntries(columns.map((column) => [nameOf(column), value(column)]));
}

function nameOf(column: string): string {
  return column === 'userId' ? 'account' : column;
}
