import { importFieldLabels } from '../../../../domain/labels/import.js';
import { studentFields, studentTextNames } from '../../../../domain/student-fields.js';
import type { ImportField } from '../../../platform/graphql/generated.js';
import type { WorkbookContent } from '../../../platform/workbook/workbook-writer.js';

const HEADINGS: readonly ImportField[] = [
  ...([
    'NAME',
    'PERSONAL_NUMBER',
    'EMAIL',
    'PHONE',
    'MUNICIPALITY',
    'COURSE_CODE',
    'COURSE_PACKAGE',
  ] as const),
  ...(['START_DATE', 'END_DATE', 'TEACHER'] as const),
  ...studentTextNames.map((name) => studentFields[name].code),
];

/** 'Ladda ner mall': the recognised headings, over text cells (pages, section 1). */
export const TEMPLATE: WorkbookContent = {
  title: 'Elever',
  header: HEADINGS.map((field) => importFieldLabels[field]),
  rows: [],
  emptyRows: 200,
};
