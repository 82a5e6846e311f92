/**
 * A cell as read. Plain text is a string; other types are marked, because a number or a formula instead of a
 * personal number means the wrong person (security, T73, T76).
 */
export type Cell = string | null | TypedCell;

export interface TypedCell {
  /** `irregular` and `too-many`: the row of separated text has no certain cells. */
  kind: 'text' | 'number' | 'date' | 'boolean' | 'error' | 'too-long' | 'irregular' | 'too-many';
  text: string;
  /** The text is the cached value of a formula, or would become one where it is opened. */
  formula?: true;
}

export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  row: number;
  cells: Cell[];
  /** Hidden in the workbook, by a filter or manually. */
  isHidden?: true;
}

/** Why a workbook was not read at all. */
export type RefusalKind = 'UNSUPPORTED' | 'TOO_LARGE' | 'TOO_MANY' | 'UNREADABLE';

/** Cells that are shown as one with the value of the first; rows count from 1, columns from 0, both ends included. */
export interface MergedCells {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** One of the visible sheets of a workbook. */
export interface Sheet {
  /** Empty where the file has no sheets, as separated text. */
  name: string;
  rows: SheetRow[];
  /** Columns that are hidden in the workbook, from 0; absent where there are none. */
  hiddenColumns?: readonly number[];
  /** The names of the workbook's hidden sheets, which are not read; absent where there are none. */
  hiddenSheets?: readonly string[];
  /** Absent where there are none. */
  merged?: readonly MergedCells[];
}

/** Some rows of the sheet at that place, on their way from the process that reads. */
export interface SheetPart {
  sheet: number;
  rows: SheetRow[];
}

export type WorkbookReading =
  | {
      ok: true;
      rows: SheetRow[];
      /** All sheets that hold something; `rows` are the first one's. */ sheets: Sheet[];
    }
  | { ok: false; kind: RefusalKind; /** Swedish, safe to show. */ message: string };

/**
 * Limits of a workbook (security, T70 and T71). Counted while reading; the file's own declarations are not
 * trusted.
 */
export const WORKBOOK_LIMITS = {
  fileBytes: 5 * 1024 * 1024,
  zipEntries: 200,
  inflatedBytes: 50 * 1024 * 1024,
  inflationRatio: 100,
  rows: 10_000,
  columns: 50,
  /** Ranges of merged cells in a sheet; further ones are read as separate cells. */
  merged: 10_000,
  cellLength: 1_000,
  /** Characters in all cells together, so that one long shared text cannot be repeated without end. */
  textLength: 10_000_000,
  processMegabytes: 256,
  processMilliseconds: 20_000,
  /** For an answer within a transaction: less than its idle timeout. */
  waitMilliseconds: 8_000,
  /** For a process in total, including its callers' waiting times: others are queued. */
  turnMilliseconds: 60_000,
  farewellMilliseconds: 2_000,
} as const;

/** Ends the reading of a workbook with a sentence for the person who sent it. */
export class WorkbookRefused extends Error {
  constructor(
    readonly kind: RefusalKind,
    message: string,
  ) {
    super(message);
  }
}

export const unreadable = () =>
  new WorkbookRefused('UNREADABLE', 'Filen går inte att läsa. Spara om den i Excel som .xlsx eller .csv.');
export const tooLarge = () => new WorkbookRefused('TOO_LARGE', 'Filen är för stor när den packas upp.');

/** Why the row of a cell cannot be read, in Swedish; null where it can. */
export function rowFault(cell: Cell | undefined): string | null {
  if (typeof cell !== 'object' || cell === null) return null;
  if (cell.kind === 'irregular') return 'citattecknen på raden går inte att tolka. Rätta raden i filen.';
  if (cell.kind === 'too-many') return 'raden har fler celler än rubrikraden. Rätta raden i filen.';
  return null;
}

/** Text that a program opening the file, or a careless writer of it, takes for a formula. */
export function formulaLike(text: string): Cell {
  return text.trimStart().startsWith('=') ? { kind: 'text', text, formula: true } : text;
}

/** Text of a cell of any type. */
export function textOf(cell: Cell | undefined): string | null {
  if (cell === null || cell === undefined) return null;
  return typeof cell === 'string' ? cell : cell.text;
}
