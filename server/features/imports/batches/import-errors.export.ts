import type { ImportOutcome } from '../../../platform/graphql/generated.js';
import type { WorkbookContent } from '../../../platform/workbook/workbook-writer.js';

const LEFT: ReadonlySet<ImportOutcome> = new Set<ImportOutcome>(['INVALID', 'DUPLICATE', 'CONFLICT']);

interface Batch {
  columns: readonly { header: string }[];
  rows: readonly {
    row: number;
    outcome: ImportOutcome;
    cells: readonly (string | null)[];
    errors: readonly { message: string; warning: boolean }[];
  }[];
}

/** The rows that were not imported, unchanged, with their number and errors (pages, section 1, step 4). */
export function errorSheet({ columns, rows }: Batch): WorkbookContent {
  const left = rows.filter(({ outcome }) => LEFT.has(outcome));
  return {
    title: 'Fel',
    header: [...columns.map(({ header }) => header), 'Rad', 'Fel'],
    kinds: [...columns.map(() => 'text' as const), 'number', 'text'],
    rows: left.map(({ row, cells, errors }) => [
      ...cells,
      row,
      errors
        .filter(({ warning }) => !warning)
        .map(({ message }) => message)
        .join(' '),
    ]),
  };
}
