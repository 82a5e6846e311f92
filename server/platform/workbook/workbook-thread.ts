/**
 * Worker thread that writes one workbook: packing ten thousand rows takes half a second, which would block
 * the event loop.
 */
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { serialOfDate } from './spreadsheet-date.js';
import { keepGuard } from './text-guard.js';
import type { WorkbookContent } from './workbook-writer.js';

const WIDEST = 60;
const NARROWEST = 10;

/** The file's bytes. */
export async function write(content: WorkbookContent): Promise<Uint8Array> {
  const { title, header, kinds, rows, emptyRows } = content;
  const data: Cell[][] = [
    header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map((value, index) => cellOf(value, kinds?.[index]))),
    ...Array.from({ length: emptyRows ?? 0 }, () => header.map(() => textCell(''))),
  ];
  const columns = header.map((name, index) => ({ width: widthOf(content, name, index) }));
  return writeXlsxFile(data, { sheet: title, columns, stickyRowsCount: 1 }).toBuffer();
}

function cellOf(value: string | number | null, kind: string | undefined): Cell {
  if (typeof value !== 'number') return dateCell(value, kind) ?? textCell(value);
  return { value, type: Number, format: kind === 'money' ? '#,##0.00' : '0.##########' };
}

const DATE_FORMATS: Readonly<Record<string, string>> = { date: 'yyyy-mm-dd', moment: 'yyyy-mm-dd hh:mm' };

/** Null if the value is no date, or one outside a spreadsheet's range. */
function dateCell(value: string | null, kind = 'text'): Cell {
  const format = DATE_FORMATS[kind];
  const serial = format && value ? serialOfDate(value) : null;
  return serial === null ? null : { value: serial, type: Number, format };
}

/** Text that a reader would take for an escaped character. */
const ESCAPE = /_x[0-9A-Fa-f]{4}_/g;

/**
 * A text cell with text format: input can never become a formula, and a spreadsheet keeps leading zeros of
 * later edits (security, T73 and T76).
 */
function textCell(value: string | null): Cell {
  if (value === null) return null;
  return { value: keepGuard(value).replace(ESCAPE, '_x005F$&'), type: String, format: '@' };
}

function widthOf({ rows }: WorkbookContent, name: string, index: number): number {
  const longest = rows.reduce(
    (length, row) => Math.max(length, String(row[index] ?? '').length),
    name.length,
  );
  return Math.min(WIDEST, Math.max(NARROWEST, longest + 2));
}
