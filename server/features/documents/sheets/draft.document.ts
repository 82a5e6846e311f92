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
import { labelsOf } from '../document-labels.view.js';
import type { NamedAuthority } from './facts/authority.sql.js';

/** What someone wants printed, checked for its form. */
export interface Wish {
  type: DocumentType;
  subjectId: string;
  /** Null: all usual ones. */
  entryIds: readonly string[] | null;
  from: string | null;
  to: string | null;
  language: DocumentLanguage;
  personalNumber: PersonalNumberForm;
  /** Whom a student's paper names as huvudman, or to whose students a register is cut; null: by the records. */
  authority: NamedAuthority | null;
}

/** What a document is made of, before the school's name and the signatory are set on it. */
export interface Draft {
  subject: string;
  studentId: string | null;
  /** The students of a list or register. */
  listedStudentIds?: readonly string[];
  courseInstanceId: string | null;
  /** The huvudman at the foot; none on a list of students of several. */
  authority?: string | null;
  blocks: SheetBlock[];
  entries?: DocumentEntry[];
  warnings?: string[];
  problem?: DocumentProblem | null;
  landscape?: boolean;
  /** False where the blocks have the lines to sign on. */
  signed?: boolean;
}

/** Null: there is no such subject. */
export type SheetMaker = (db: Queryable, wish: Wish, school: SchoolSettingsRow) => Promise<Draft | null>;

export function block(parts: Partial<SheetBlock>): SheetBlock {
  return { heading: null, paragraphs: [], facts: [], table: null, signatures: [], ...parts };
}

/** Twelve digits as people read them. */
export function personalNumberAs(
  form: PersonalNumberForm,
  digits: string | null,
  language: DocumentLanguage,
): SheetFact[] {
  const labels = labelsOf(language);
  if (form === 'NONE' || digits === null) return [];
  // A coordination number has its day 60 later.
  const day = String(Number(digits.slice(6, 8)) % 60).padStart(2, '0');
  const birthDate = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${day}`;
  if (form === 'BIRTH_DATE') return [{ label: labels.birthDate, value: birthDate }];
  return [{ label: labels.personalNumber, value: `${digits.slice(0, 8)}-${digits.slice(8)}` }];
}

/** The same as the cell of a list. */
export function personalNumberCell(form: PersonalNumberForm, digits: string | null): string {
  return personalNumberAs(form, digits, 'SV')[0]?.value ?? '';
}

/** A span of days; an open end is left open. */
export function period(from: string | null, to: string | null): string {
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
