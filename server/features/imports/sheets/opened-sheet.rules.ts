import type { Sheet, SheetRow } from '../../../platform/workbook/workbook.js';
import { settlePairs } from './column-pairs.rules.js';
import { guessByContent, type KnownWords } from './column-guess.rules.js';
import { isUnnamed, type Column } from './column.rules.js';
import { hiddenPartsOf, type HiddenParts } from './hidden-parts.rules.js';
import { findHeader, matchColumns, namedFields } from './import-columns.rules.js';
import { withoutFillers } from './skipped-rows.rules.js';

/** A sheet with its headings and columns. */
export interface OpenedSheet {
  name: string;
  headerRow: number;
  columns: Column[];
  rows: SheetRow[];
  skipped: string | null;
  hidden: HiddenParts;
}

/** Criteria for choosing a sheet. */
export interface SheetSigns {
  name: string;
  /** Null without headings: those cannot identify the same kind of list, and the contents decide. */
  headers: string[] | null;
  /** Number of recognised headings; ties are decided by length. */
  says: number;
}

/** Finds a sheet's headings and removes rows that are not persons. */
export function openSheet(sheet: Sheet): OpenedSheet {
  const { name, rows: all } = sheet;
  const at = findHeader(all);
  // A sheet that begins with its first student has columns without names.
  const header = all[at] ?? { row: 0, cells: [] };
  const { rows, skipped } = withoutFillers(header, all.slice(at + 1));
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), header.cells.length);
  const columns = matchColumns(header, width);
  const hidden = hiddenPartsOf(sheet, rows, columns);
  return { name, headerRow: header.row, columns, rows, skipped, hidden };
}

/** The sheet's criteria. */
export function signsOf({ name, rows }: Sheet, { columns }: OpenedSheet): SheetSigns {
  return {
    name,
    headers: columns.every(isUnnamed) ? null : columns.map(({ header }) => header),
    says: namedFields(rows) + Math.min(rows.length, 100_000) / 1_000_000,
  };
}

/** The columns of a sheet: by the earlier mapping, else by headings and content. */
export function columnsOf(sheet: OpenedSheet, known: Column[] | null, words: KnownWords): Column[] {
  return known ?? guessByContent(settlePairs(sheet.columns, sheet.rows), sheet.rows, words);
}
