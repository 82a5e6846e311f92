import { parsePersonalNumber } from '../../../../../domain/personal-number';
import {
  ofStudentFields,
  studentFieldNames,
  studentFields,
  type StudentFieldName,
} from '../../../../../domain/student-fields';
import { fieldText } from '../../../entities/student/student-fields';
import type { StudentRecordFragment } from '../student.generated';
import type { UpdateStudentInput } from '../../../graphql/types.generated';
import type { ChosenField } from '../../../ui/form/field-changes';

export type FormField = StudentFieldName;

/** The form's values, in the order of the cards (specification §2 and §7); an empty field is ''. */
export type FormValues = Record<FormField, string>;

/** Where two have changed a field, one chooses whose holds. */
export const chosenFields: readonly ChosenField<FormValues>[] = studentFieldNames.map((name) => ({
  name,
  label: studentFields[name].label,
}));

/** The stored record as the form shows it. */
export function valuesOf(student: StudentRecordFragment): FormValues {
  return ofStudentFields((_, name) => fieldText(student, name) ?? '');
}

/** The fields whose text is another; blanks around it are none (the server trims). */
export function differingFields(one: FormValues, other: FormValues): FormField[] {
  return studentFieldNames.filter((field) => one[field].trim() !== other[field].trim());
}

/** Sends changed fields only: an omitted field keeps its value, null clears it (contract §5). */
export function inputFor(
  { id, version }: Pick<StudentRecordFragment, 'id' | 'version'>,
  before: FormValues,
  values: FormValues,
): UpdateStudentInput {
  const input: UpdateStudentInput = { id, version };
  for (const field of differingFields(before, values)) {
    const text = values[field].trim() || null;
    if (field === 'municipality') input.municipality = { type: text };
    else input[field] = text;
  }
  return input;
}

/**
 * Client-side validation; the server has the final say. Unchanged dates are not errors: the last day of a student who
 * never started is before the first day.
 */
export function faultsOf(values: FormValues, before?: FormValues): Partial<Record<FormField, string>> {
  const faults: Partial<Record<FormField, string>> = {};
  if (values.name.trim() === '') faults.name = 'Fyll i elevens namn.';
  if (values.personalNumber.trim() !== '') {
    const read = parsePersonalNumber(values.personalNumber);
    if (!read.ok) faults.personalNumber = read.message;
  }
  const datesChanged = values.startDate !== before?.startDate || values.endDate !== before.endDate;
  if (datesChanged && values.startDate && values.endDate && values.endDate < values.startDate) {
    faults.endDate = 'Slutdatum före startdatum.';
  }
  return faults;
}
