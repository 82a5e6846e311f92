import { parsePersonalNumber } from '../../../../../domain/personal-number';
import {
  ofStudentFields,
  studentFieldNames,
  studentFields,
  type StudentFieldName,
} from '../../../../../domain/student-fields';
import { fieldText } from '../../../entities/student/student-fields';
import type { FieldFault } from '../../../apollo/failure';
import type { StudentRecordFragment, UpdateStudentInput } from '../../../graphql/generated';

/** The fields of the student form, in the order of the cards (specification §2 and §7). */
export const formFields = studentFieldNames;

export type FormField = StudentFieldName;

/** What stands in the form; an empty field is ''. */
export type FormValues = Record<FormField, string>;

export type FieldErrors = Partial<Record<FormField, string>>;

/** What the form was filled from: the values and the version that goes with the save (contract §2). */
export interface FormBase {
  version: number;
  values: FormValues;
}

/** The stored record as the form shows it. */
export function formBaseOf(student: StudentRecordFragment): FormBase {
  return {
    version: student.version,
    values: ofStudentFields((_, name) => fieldText(student, name) ?? ''),
  };
}

/** The fields whose text is another; blanks around it are none (the server trims). */
export function differingFields(one: FormValues, other: FormValues): FormField[] {
  return formFields.filter((field) => one[field].trim() !== other[field].trim());
}

/** Only what was changed is sent: a field left out keeps its value, null clears it (contract §5). */
export function inputFor(id: string, base: FormBase, values: FormValues): UpdateStudentInput {
  const input: UpdateStudentInput = { id, version: base.version };
  for (const field of differingFields(base.values, values)) {
    const text = values[field].trim() || null;
    if (field === 'municipality') input.municipality = { type: text };
    else input[field] = text;
  }
  return input;
}

/**
 * What can be said before anything is sent; the server decides. `invalidDates` hold text that is no day. Days that
 * stand as they were `before` are no fault: who never began has left before the first day.
 */
export function faultsOf(
  values: FormValues,
  invalidDates: ReadonlySet<FormField>,
  before?: FormValues,
): FieldErrors {
  const faults: FieldErrors = {};
  if (values.name.trim() === '') faults.name = 'Fyll i elevens namn.';
  if (values.personalNumber.trim() !== '') {
    const read = parsePersonalNumber(values.personalNumber);
    if (!read.ok) faults.personalNumber = read.message;
  }
  for (const field of invalidDates) {
    if (field === 'startDate' || field === 'endDate')
      faults[field] = `${studentFields[field].label} är inget giltigt datum.`;
  }
  const datesChanged = values.startDate !== before?.startDate || values.endDate !== before.endDate;
  if (datesChanged && values.startDate && values.endDate && values.endDate < values.startDate) {
    faults.endDate ??= 'Slutdatum före startdatum.';
  }
  return faults;
}

/** The server's rejected fields under the form's own names (`municipality.type` belongs to the municipality). */
export function fieldErrorsOf(fields: readonly FieldFault[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of fields) {
    const field = formFields.find((one) => path.split('.').includes(one));
    if (field) errors[field] ??= message;
  }
  return errors;
}

/** The id of a field's control, which the error summary links to. */
export function controlId(field: FormField): string {
  return `student-${field}`;
}
