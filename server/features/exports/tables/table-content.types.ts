import type { ExportColumn, ExportKind, ExportSource } from '../export-sources.service.js';

/** A table ready to be written: numbers are numbers, everything else is text. */
export interface TableContent {
  title: string;
  header: string[];
  kinds: ExportKind[];
  rows: (string | number | null)[][];
}

/** Rows per event-loop slice in long tables. */
const ROWS_A_TURN = 2_000;

/** The cells of the rows in column order; `closing` is the text of the last row. */
export async function tableOf(
  { title, columns }: Pick<ExportSource<unknown>, 'title' | 'columns'>,
  rows: readonly unknown[],
  closing: string | null = null,
): Promise<TableContent> {
  const cells: (string | number | null)[][] = [];
  for (const [index, row] of rows.entries()) {
    cells.push(columns.map((column) => cellOf(column, row)));
    if (index % ROWS_A_TURN === ROWS_A_TURN - 1) await new Promise(setImmediate);
  }
  if (closing !== null) cells.push([closing, ...columns.slice(1).map(() => null)]);
  return {
    title,
    header: columns.map(({ header }) => header),
    kinds: columns.map(({ kind }) => kind ?? 'text'),
    rows: cells,
  };
}

function cellOf({ kind, value }: ExportColumn<unknown>, row: unknown): string | number | null {
  const given = value(row);
  if (given === null || given === undefined || given === '') return null;
  return typeof given === 'number' && kind === 'money' ? given / 100 : given;
}
