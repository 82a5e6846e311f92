import type { StudentFieldName } from '../../../../domain/student-fields';
import type { StudentFieldsFragment } from './student-fields.generated';

/** What a field of a student's record holds, as text; null when it is empty or withheld. */
export function fieldText(student: StudentFieldsFragment, name: StudentFieldName): string | null {
  const value = student[name];
  return typeof value === 'string' ? value : (value?.type ?? null);
}
