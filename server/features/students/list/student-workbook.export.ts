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
import { tableOf } from '../../exports/tables/table-content.types.js';
import type { ExportColumn } from '../../exports/export-sources.service.js';
import type { WorkbookContent } from '../../../platform/workbook/workbook-writer.js';
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

type Column = ExportColumn<ExportedStudent>;

const described = (name: Exclude<StudentFieldName, 'municipality'>): Column => ({
  header: studentFields[name].label,
  kind: studentFields[name].kind === 'DATE' ? 'date' : 'text',
  value: (student) => student[name],
});

/**
 * Headings and values, in the list's order (pages, section 1); importable columns have the import's headings.
 */
export const STUDENT_COLUMNS: readonly Column[] = [
  ...(['name', 'personalNumber', 'email', 'phone'] as const).map(described),
  { header: studentFields.municipality.label, value: ({ municipality }) => municipality?.type },
  // Not 'Utbildning', which an import would read as a package: 'n kurser' is none.
  { header: 'Utbildning (sammanfattning)', value: ({ educationSummary }) => educationSummary },
  { header: 'Lärare', value: ({ teacher }) => teacher?.userId.username },
  ...(['startDate', 'endDate'] as const).map(described),
  { header: 'Status', value: ({ status }) => studentStatusLabels[status] },
  { header: 'APL-status', value: ({ aplStatus }) => aplStatusLabels[aplStatus] },
  ...studentTextNames.map(described),
  { header: 'Olästa kommentarer', kind: 'number', value: ({ unseenCommentCount }) => unseenCommentCount },
  {
    header: 'Senast ändrad',
    kind: 'moment',
    value: ({ updatedAt }) => swedishDateTime(new Date(updatedAt)),
  },
  {
    header: 'Typ av nummer',
    value: ({ personalNumberKind }) => personalNumberKind && personalNumberKindLabels[personalNumberKind],
  },
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

/** The sheet of exactly these students (contract, section 5: GET /students/export). */
export function studentSheet(students: readonly ExportedStudent[]): Promise<WorkbookContent> {
  return tableOf({ title: 'Elever', columns: STUDENT_COLUMNS as readonly ExportColumn<unknown>[] }, students);
}
