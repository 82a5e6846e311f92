import { parsePersonalNumber } from '../../../domain/personal-number.js';
import { AppError, badInput, type FieldError } from '../../platform/errors/app-error.js';
import type { CreateStudentInput, UpdateStudentInput } from '../../platform/graphql/generated.js';
import { isEmail } from '../../platform/validation/email.js';
import { readPhone } from '../../platform/validation/phone.js';
import { optionalText, requiredText } from '../../platform/validation/text.js';
import { chosenMunicipality, type LookedUp } from '../municipalities/municipality.input.js';
import type { StudentEntity } from './student.entity.js';

/** Columns that the student form writes. */
export type StudentColumns = Pick<
  StudentEntity,
  | 'name'
  | 'personalNumber'
  | 'phone'
  | 'email'
  | 'municipality'
  | 'startDate'
  | 'endDate'
  | 'exam'
  | 'additionalInfo'
>;

/** The form's fields, of a new or of a stored student. */
type Input = Omit<UpdateStudentInput, 'id' | 'version'> | Omit<CreateStudentInput, 'teacherId'>;

/**
 * Checks the given fields of the student form and answers their columns; fields left out are left
 * out (contract, sections 2 and 3). Lists every fault at once. `municipality` is the one that the input names,
 * looked up; `stored` is the record before, for the order of dates when only one of them is changed.
 */
export function readStudentInput(
  input: Input,
  municipality: LookedUp,
  stored?: Pick<StudentColumns, 'startDate' | 'endDate' | 'municipality'>,
): Partial<StudentColumns> {
  const faults: FieldError[] = [];
  const columns: Partial<StudentColumns> = {};
  const take = <K extends keyof StudentColumns>(name: K, read: () => StudentColumns[K]): void => {
    if (input[name as keyof Input] === undefined) return;
    try {
      columns[name] = read();
    } catch (error) {
      if (!(error instanceof AppError) || !error.fields) throw error;
      faults.push(...error.fields);
    }
  };
  take('name', () => requiredText(input.name ?? '', 'name', 120));
  take('personalNumber', () => readPersonalNumber(input.personalNumber));
  take('phone', () => readPhone(input.phone));
  take('email', () => readEmail(input.email));
  take('municipality', () => chosenMunicipality(input.municipality, municipality, stored?.municipality));
  take('startDate', () => input.startDate ?? null);
  take('endDate', () => input.endDate ?? null);
  take('exam', () => optionalText(input.exam, 'exam', 60));
  take('additionalInfo', () => optionalText(input.additionalInfo, 'additionalInfo', 2_000));
  const start = columns.startDate === undefined ? stored?.startDate : columns.startDate;
  const end = columns.endDate === undefined ? stored?.endDate : columns.endDate;
  const datesGiven = columns.startDate !== undefined || columns.endDate !== undefined;
  if (datesGiven && start && end && end < start) {
    faults.push({ path: 'endDate', reason: 'ORDER', message: 'Slutdatum före startdatum.' });
  }
  if (faults.length > 0) throw badInput(faults);
  return columns;
}

function readPersonalNumber(text: string | null | undefined): string | null {
  if (text === null || text === undefined || text.trim() === '') return null;
  const parsed = parsePersonalNumber(text);
  if (parsed.ok) return parsed.value;
  throw badInput([{ path: 'personalNumber', reason: parsed.reason, message: parsed.message }]);
}

function readEmail(text: string | null | undefined): string | null {
  // Control characters are refused in an address, not taken out (contract, section 2).
  const email = optionalText(text, 'email', 254);
  if (email === null || (isEmail(email) && isEmail(text!.trim()))) return email;
  throw badInput([{ path: 'email', reason: 'FORMAT', message: 'E-postadressen är inte giltig.' }]);
}
