import { swedishDateTime } from '../../../../domain/dates.js';
import { aplStatusLabels } from '../../../../domain/labels/apl.js';
import { personalNumberKindLabels, studentStatusLabels } from '../../../../domain/labels/student.js';
import {
  studentFieldNames,
  studentFields,
  studentTextNames,
  type StudentFieldName,
  type StudentValues,
} from '../../../../domain/student-fields.js';
import { escapeFormula } from '../../exports/tables/escape.export.js';
import type { AplStatus, PersonalNumberKind, StudentStatus } from '../../../platform/graphql/generated.js';

/** A student as the export reads one. */
export interface ExportedStudent extends Partial<Omit<StudentValues, 'name' | 'municipality'>> {
  id?: string;
  isProtected?: boolean | null;
  name: string;
  personalNumberKind?: PersonalNumberKind | null;
  municipality?: { type: string } | null;
  educationSummary?: string | null;
  teacher?: { userId: { username: string } } | null;
  status: StudentStatus;
  aplStatus: AplStatus;
  unseenCommentCount: number;
  updatedAt: string;
}

type Column = readonly [string, (student: ExportedStudent) => string | null | undefined];

const described = (name: Exclude<StudentFieldName, 'municipality'>): Column => [
  studentFields[name].label,
  (student) => student[name],
];

/** Headings and values, in the order of the list (pages, section 1); those that an import reads keep its headings. */
const COLUMNS: readonly Column[] = [
  ...(['name', 'personalNumber', 'email', 'phone'] as const).map(described),
  [studentFields.municipality.label, ({ municipality }) => municipality?.type],
  // Not 'Utbildning', which an import would read as a package: 'n kurser' is none.
  ['Utbildning (sammanfattning)', ({ educationSummary }) => educationSummary],
  ['Lärare', ({ teacher }) => teacher?.userId.username],
  ...(['startDate', 'endDate'] as const).map(described),
  ['Status', ({ status }) => studentStatusLabels[status]],
  ['APL-status', ({ aplStatus }) => aplStatusLabels[aplStatus]],
  ...studentTextNames.map(described),
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
  ...studentFieldNames,
  'personalNumberKind',
  'educationSummary',
  'teacher',
  'status',
  'aplStatus',
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
    rows: students.map((student) => COLUMNS.map(([, valueOf]) => escapeFormula(valueOf(student) ?? null))),
  };
}
