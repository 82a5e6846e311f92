import { parsePersonalNumber } from '../../../../domain/personal-number';
import type { CreateStudentInput } from '../../graphql/generated';

/** The fields of a new student as they are typed; empty text and null are no value. */
export interface StudentDraft {
  name: string;
  personalNumber: string;
  phone: string;
  email: string;
  municipality: string | null;
  startDate: string | null;
  endDate: string | null;
  exam: string;
  additionalInfo: string;
  teacherId: string | null;
}

export type DraftField = keyof StudentDraft;
export type DraftFaults = Partial<Record<DraftField, string>>;

export const emptyDraft: StudentDraft = {
  name: '',
  personalNumber: '',
  phone: '',
  email: '',
  municipality: null,
  startDate: null,
  endDate: null,
  exam: '',
  additionalInfo: '',
  teacherId: null,
};

export const draftFields = Object.keys(emptyDraft) as DraftField[];

/** What can be said of a field before the server has seen it; hints only, the server decides. */
export function hintsFor(draft: StudentDraft): DraftFaults {
  const faults: DraftFaults = {};
  if (draft.name.trim() === '') faults.name = 'Fyll i elevens namn.';
  if (draft.personalNumber.trim() !== '') {
    const read = parsePersonalNumber(draft.personalNumber);
    if (!read.ok) faults.personalNumber = read.message;
  }
  if (draft.startDate && draft.endDate && draft.endDate < draft.startDate)
    faults.endDate = 'Slutdatum före startdatum.';
  return faults;
}

/** The draft as `createStudent` takes it. */
export function toCreateInput(draft: StudentDraft): CreateStudentInput {
  const text = (typed: string) => typed.trim() || null;
  return {
    name: draft.name.trim(),
    personalNumber: text(draft.personalNumber),
    phone: text(draft.phone),
    email: text(draft.email),
    municipality: draft.municipality === null ? null : { type: draft.municipality },
    startDate: draft.startDate,
    endDate: draft.endDate,
    exam: text(draft.exam),
    additionalInfo: text(draft.additionalInfo),
    teacherId: draft.teacherId,
  };
}

/** The server's rejected fields by their place in the form; what has no place there stays for the summary. */
export function faultsByField(faults: readonly { path: string; message: string }[]): {
  placed: DraftFaults;
  others: string[];
} {
  const placed: DraftFaults = {};
  const others: string[] = [];
  for (const { path, message } of faults) {
    const field = draftFields.find((one) => path.replace(/^input\./, '').split('.')[0] === one);
    if (field) placed[field] ??= message;
    else others.push(message);
  }
  return { placed, others };
}

export function isEmptyDraft(draft: StudentDraft): boolean {
  return draftFields.every((field) => (draft[field] ?? '').trim() === '');
}
