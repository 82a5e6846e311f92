import { swedishDateTime } from '../../../../domain/dates.js';
import { aplStatusLabels } from '../../../../domain/labels/apl.js';
import { personalNumberKindLabels, studentStatusLabels } from '../../../../domain/labels/student.js';
import { harmless } from '../../exports/tables/escape.export.js';
import type { AplStatus, PersonalNumberKind, StudentStatus } from '../../../platform/graphql/generated.js';

/** A student as the export reads one. */
export interface ExportedStudent {
  id?: string;
  isProtected?: boolean | null;
  name: string;
  personalNumber?: string | null;
  personalNumberKind?: PersonalNumberKind | null;
  email?: string | null;
  phone?: string | null;
  municipality?: { type: string } | null;
  educationSummary?: string | null;
  teacher?: { userId: { username: string } } | null;
  startDate?: string | null;
  endDate?: string | null;
  status: StudentStatus;
  aplStatus: AplStatus;
  exam?: string | null;
  additionalInfo?: string | null;
  unseenCommentCount: number;
  updatedAt: string;
}

/** Headings and values, in the order of the list (pages, section 1); those that an import reads keep its headings. */
const COLUMNS: readonly [string, (student: ExportedStudent) => string | null | undefined][] = [
  ['Namn', ({ name }) => name],
  ['Personnummer', ({ personalNumber }) => personalNumber],
  ['E-post', ({ email }) => email],
  ['Telefon', ({ phone }) => phone],
  ['Kommun', ({ municipality }) => municipality?.type],
  // Not 'Utbildning', which an import would read as a package: 'n kurser' is none.
  ['Utbildning (sammanfattning)', ({ educationSummary }) => educationSummary],
  ['Lärare', ({ teacher }) => teacher?.userId.username],
  ['Startdatum', ({ startDate }) => startDate],
  ['Slutdatum', ({ endDate }) => endDate],
  ['Status', ({ status }) => studentStatusLabels[status]],
  ['APL-status', ({ aplStatus }) => aplStatusLabels[aplStatus]],
  ['Provstatus', ({ exam }) => exam],
  ['Övrigt', ({ additionalInfo }) => additionalInfo],
  ['Olästa kommentarer', ({ unseenCommentCount }) => String(unseenCommentCount)],
  ['Senast ändrad', ({ updatedAt }) => swedishDateTime(new Date(updatedAt))],
  [
    'Typ av nummer',
    ({ personalNumberKind }) => personalNumberKind && personalNumberKindLabels[personalNumberKind],
  ],
];

/** The fields of a student that the columns read. */
export const EXPORTED_FIELDS: ReadonlySet<string> = new Set<keyof ExportedStudent>([
  'id',
  'isProtected',
  'name',
  'personalNumber',
  'personalNumberKind',
  'email',
  'phone',
  'municipality',
  'educationSummary',
  'teacher',
  'startDate',
  'endDate',
  'status',
  'aplStatus',
  'exam',
  'additionalInfo',
  'unseenCommentCount',
  'updatedAt',
]);

/** The same columns for any file format. */
export const STUDENT_COLUMNS = COLUMNS.map(([header, value]) => ({ header, value }));

/** The sheet of exactly these students, every cell as text (contract, section 5: GET /students/export). */
export function studentSheet(students: readonly ExportedStudent[]): {
  title: string;
  header: string[];
  rows: (string | null)[][];
} {
  return {
    title: 'Elever',
    header: COLUMNS.map(([heading]) => heading),
    rows: students.map((student) => COLUMNS.map(([, valueOf]) => harmless(valueOf(student) ?? null))),
  };
}
