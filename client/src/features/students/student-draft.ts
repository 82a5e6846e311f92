import { cleanLine, cleanName, hasLetter } from '../../../../domain/text/clean-text';
import { cleanEmail, isEmail } from '../../../../domain/text/email';
import { parsePersonalNumber } from '../../../../domain/personal-number';
import { cleanPhone, phoneFault } from '../../../../domain/text/phone';
import { ofStudentFields, type StudentFieldName } from '../../../../domain/student-fields';
import type { CreateStudentInput } from '../../graphql/types.generated';

/** The fields that are chosen, not typed. */
type Chosen = 'municipality' | 'startDate' | 'endDate' | 'teacherId';

/** The fields of a new student as they are typed; empty text and null are no value. */
export type StudentDraft = Record<Exclude<StudentFieldName, Chosen>, string> &
  Record<Chosen, string | null> & {
    /** Fields in which something is typed that is no day. */
    noDays: readonly DayField[];
  };

export type DayField = 'startDate' | 'endDate';
export type DraftField = Exclude<keyof StudentDraft, 'noDays'>;
export type DraftFaults = Partial<Record<DraftField, string>>;

export const emptyDraft: StudentDraft = {
  ...ofStudentFields(() => ''),
  ...{ municipality: null, startDate: null, endDate: null, teacherId: null, noDays: [] },
};

/** What can be said of a field before the server has seen it; hints only, the server decides. */
export function hintsFor(draft: StudentDraft): DraftFaults {
  const faults: DraftFaults = {};
  if (cleanName(draft.name) === '') faults.name = 'Fyll i elevens namn.';
  else if (!hasLetter(draft.name)) faults.name = 'Namnet måste ha minst en bokstav.';
  const phone = cleanPhone(draft.phone);
  const phoneProblem = phone === '' ? null : phoneFault(phone);
  if (phoneProblem) faults.phone = `Telefonnumret ${phoneProblem}`;
  if (cleanLine(draft.email) !== '' && !isEmail(cleanEmail(draft.email)))
    faults.email = 'E-postadressen är inte giltig.';
  if (cleanLine(draft.personalNumber) !== '') {
    const read = parsePersonalNumber(draft.personalNumber);
    if (!read.ok) faults.personalNumber = read.message;
  }
  if (draft.startDate && draft.endDate && draft.endDate < draft.startDate)
    faults.endDate = 'Slutdatum före startdatum.';
  for (const field of draft.noDays) faults[field] = 'Skriv ett datum som finns, i formen åååå-mm-dd.';
  return faults;
}

/** The draft as `createStudent` takes it. */
export function toCreateInput(draft: StudentDraft): CreateStudentInput {
  return {
    ...ofStudentFields((_, field) => draft[field]?.trim() || null),
    name: draft.name.trim(),
    municipality: draft.municipality === null ? null : { type: draft.municipality },
    teacherId: draft.teacherId,
  };
}
