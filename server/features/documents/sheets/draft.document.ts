import { periodText } from '../../../../domain/days.js';
import type { Queryable } from '../../../platform/database/database.js';
import type {
  DocumentEntry,
  DocumentLanguage,
  DocumentProblem,
  DocumentType,
  PersonalNumberForm,
  SheetBlock,
  SheetFact,
} from '../../../platform/graphql/generated.js';
import type { SchoolSettingsRow } from '../../school-settings/school-settings.service.js';
import { labelsOf } from '../document-labels.mapper.js';
import type { NamedAuthority } from './facts/authority.queries.js';

/** The validated parameters of a document. */
export interface Wish {
  type: DocumentType;
  subjectId: string;
  /** Null for the default selection. */
  entryIds: readonly string[] | null;
  from: string | null;
  to: string | null;
  language: DocumentLanguage;
  personalNumber: PersonalNumberForm;
  /** The huvudman that a student's document names, or that limits a register to its students; null if not requested. */
  authority: NamedAuthority | null;
}

/** The content of a document without the school's name and the signatory. */
export interface Draft {
  subject: string;
  studentId: string | null;
  /** The students of a list or register. */
  listedStudentIds?: readonly string[];
  courseInstanceId: string | null;
  /** The huvudman in the footer; none if the listed students have several. */
  authority?: string | null;
  blocks: SheetBlock[];
  entries?: DocumentEntry[];
  warnings?: string[];
  problem?: DocumentProblem | null;
  landscape?: boolean;
  /** False if the blocks contain the signature lines. */
  signed?: boolean;
}

/** Returns null for an unknown subject. */
export type SheetMaker = (db: Queryable, wish: Wish, school: SchoolSettingsRow) => Promise<Draft | null>;

export function block(parts: Partial<SheetBlock>): SheetBlock {
  return { heading: null, paragraphs: [], facts: [], table: null, signatures: [], ...parts };
}

/** Formats a stored personal number. */
export function personalNumberAs(
  form: PersonalNumberForm,
  digits: string | null,
  language: DocumentLanguage,
): SheetFact[] {
  const labels = labelsOf(language);
  if (form === 'NONE' || digits === null) return [];
  // The day of a coordination number is increased by 60.
  const day = String(Number(digits.slice(6, 8)) % 60).padStart(2, '0');
  const birthDate = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${day}`;
  if (form === 'BIRTH_DATE') return [{ label: labels.birthDate, value: birthDate }];
  return [{ label: labels.personalNumber, value: `${digits.slice(0, 8)}-${digits.slice(8)}` }];
}

/** Formats a stored personal number for a table cell. */
export function personalNumberCell(form: PersonalNumberForm, digits: string | null): string {
  return personalNumberAs(form, digits, 'SV')[0]?.value ?? '';
}

/** Formats a period; either end may be open, and one day is that day. */
export function period(from: string | null, to: string | null): string {
  if (from !== null && to !== null) return periodText(from, to);
  if (from === null && to === null) return '';
  return `${from ?? ''} – ${to ?? ''}`.trim();
}

export const PROTECTED_WARNING =
  'Eleven har skyddade personuppgifter. Adress och kommun skrivs inte ut. Lämna dokumentet bara till eleven själv.';
export const CHOOSE_A_COURSE: DocumentProblem = { path: 'entryIds', message: 'Välj minst en kurs.' };
export const NO_GRADES: DocumentProblem = {
  path: 'entryIds',
  message: 'Eleven saknar betyg i valda kurser.',
};
