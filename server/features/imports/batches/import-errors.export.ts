import { omissionReasons } from '../../../../domain/labels/import.js';
import type { ImportOutcome, WorkplaceImportOutcome } from '../../../platform/graphql/generated.js';
import type { WorkbookContent } from '../../../platform/workbook/workbook-writer.js';

type Outcome = ImportOutcome | WorkplaceImportOutcome;

const LEFT: ReadonlySet<Outcome> = new Set<Outcome>(['INVALID', 'DUPLICATE', 'CONFLICT', 'LEFT_OUT']);
const ERROR_COLUMNS: readonly string[] = ['Rad', 'Fel'];

interface Batch {
  filename: string;
  columns: readonly { header: string }[];
  rows: readonly {
    row: number;
    outcome: Outcome;
    cells: readonly (string | null)[];
    errors: readonly { message: string; warning: boolean }[];
  }[];
}

/** The headings of the file that an error file comes from; those of another file as they are. */
export function withoutErrorColumns(headers: readonly string[]): readonly string[] {
  const last = headers.slice(-ERROR_COLUMNS.length);
  const isErrorFile = ERROR_COLUMNS.every((header, place) => last[place] === header);
  return isErrorFile ? headers.slice(0, -ERROR_COLUMNS.length) : headers;
}

/** The rows that were not imported, unchanged, with their number and errors (pages, section 1, step 4). */
export function errorSheet({ columns, rows }: Batch): WorkbookContent {
  const left = rows.filter(({ outcome }) => LEFT.has(outcome));
  const headers = withoutErrorColumns(columns.map(({ header }) => header));
  return {
    title: 'Fel',
    header: [...headers, ...ERROR_COLUMNS],
    kinds: [...headers.map(() => 'text' as const), 'number', 'text'],
    rows: left.map((row) => [...row.cells.slice(0, headers.length), row.row, omissionReasons(row)]),
  };
}

/** The name of the file with these rows. */
export function errorFileName({ filename }: Batch): string {
  return `${filename.replace(/\.[^.]*$/, '').replace(/-fel$/, '')}-fel.xlsx`;
}
