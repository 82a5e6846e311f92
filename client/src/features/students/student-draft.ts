import { parsePersonalNumber } from '../../../../domain/personal-number';
import { ofStudentFields, type StudentFieldName } from '../../../../domain/student-fields';
import type { CreateStudentInput } from '../../graphql/generated';

/** The fields that are chosen, not typed. */
type Chosen = 'municipality' | 'startDate' | 'endDate' | 'teacherId';

/** The fields of a new student as they are typed; empty text and null are no value. */
export type StudentDraft = Record<Exclude<StudentFieldName, Chosen>, string> & Record<Chosen, string | null>;

export type DraftField = keyof StudentDraft;
export type DraftFaults = Partial<Record<DraftField, string>>;

export const emptyDraft: StudentDraft = {
  ...ofStudentFields(() => ''),
  ...{ municipality: null, startDate: null, endDate: null, teacherId: null },
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
  return {
    ...ofStudentFields((_, field) => draft[field]?.trim() || null),
    name: draft.name.trim(),
    municipality: draft.municipality === null ? null : { type: draft.municipality },
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
