import { cleanLine } from '../../../domain/text/clean-text.js';
import { parsePersonalNumber } from '../../../domain/personal-number.js';
import {
  studentFieldNames,
  studentFields,
  type StudentFieldName,
  type StudentValues,
} from '../../../domain/student-fields.js';
import { AppError, badInput, type FieldError } from '../../platform/errors/app-error.js';
import type { CreateStudentInput, UpdateStudentInput } from '../../platform/graphql/generated.js';
import { readEmail } from '../../platform/validation/email.js';
import { readPhone } from '../../platform/validation/phone.js';
import { optionalLine, optionalText, requiredName } from '../../platform/validation/text.js';
import { chosenMunicipality, type LookedUp } from '../municipalities/municipality.input.js';

/** The form's fields, of a new or of a stored student. */
type Input = Omit<UpdateStudentInput, 'id' | 'version'> | Omit<CreateStudentInput, 'teacherId'>;

/**
 * Validates the given fields of the student form and returns their columns; omitted fields stay omitted
 * (contract, sections 2 and 3). Reports all errors together. `municipality` is the resolved input; `stored`
 * is the old record, to check the order of dates if only one changes.
 */
export function readStudentInput(
  input: Input,
  municipality: LookedUp,
  stored?: Pick<StudentValues, 'startDate' | 'endDate' | 'municipality'>,
): Partial<StudentValues> {
  const faults: FieldError[] = [];
  const columns: Partial<StudentValues> = {};
  for (const name of studentFieldNames) {
    if (input[name] === undefined) continue;
    try {
      const value =
        name === 'municipality'
          ? chosenMunicipality(input.municipality, municipality, stored?.municipality)
          : readText(name, input[name]);
      Object.assign(columns, { [name]: value });
    } catch (error) {
      if (!(error instanceof AppError) || !error.fields) throw error;
      faults.push(...error.fields);
    }
  }
  const start = columns.startDate === undefined ? stored?.startDate : columns.startDate;
  const end = columns.endDate === undefined ? stored?.endDate : columns.endDate;
  const datesGiven = columns.startDate !== undefined || columns.endDate !== undefined;
  if (datesGiven && start && end && end < start) {
    faults.push({ path: 'endDate', reason: 'ORDER', message: 'Slutdatum före startdatum.' });
  }
  if (faults.length > 0) throw badInput(faults);
  return columns;
}

/** A field by its kind; a date has been checked by the contract. */
function readText(name: StudentFieldName, text: string | null | undefined): string | null {
  const { kind, longest = Infinity, hasLines } = studentFields[name];
  if (kind === 'DATE') return text ?? null;
  if (kind === 'PERSONAL_NUMBER') return readPersonalNumber(text);
  if (kind === 'PHONE') return readPhone(text);
  if (kind === 'EMAIL') return readEmail(text);
  if (kind === 'NAME') return requiredName(text ?? '', name, longest);
  return hasLines ? optionalText(text, name, longest) : optionalLine(text, name, longest);
}

function readPersonalNumber(text: string | null | undefined): string | null {
  if (text === null || text === undefined || cleanLine(text) === '') return null;
  const parsed = parsePersonalNumber(text);
  if (parsed.ok) return parsed.value;
  throw badInput([{ path: 'personalNumber', reason: parsed.reason, message: parsed.message }]);
}
