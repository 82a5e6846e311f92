import type { ImportField } from '../../../platform/graphql/generated.js';
import type { Sheet, SheetRow } from '../../../platform/workbook/workbook.js';
import { settlePairs } from './column-pairs.rules.js';
import { guessByContent, type KnownWords } from './column-guess.rules.js';
import { isUnnamed, type Column } from './column.rules.js';
import { hiddenPartsOf, type HiddenParts } from './hidden-parts.rules.js';
import type { Headings } from './headings.rules.js';
import { withoutFillers } from './skipped-rows.rules.js';

/** A sheet with its headings and columns. */
export interface OpenedSheet<Field extends string = ImportField> {
  name: string;
  headerRow: number;
  columns: Column<Field>[];
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

/** Finds a sheet's headings and removes rows that are not records. */
export function openSheet<Field extends string>(sheet: Sheet, headings: Headings<Field>): OpenedSheet<Field> {
  const { name, rows: all } = sheet;
  const at = headings.findHeader(all);
  // A sheet that begins with its first record has columns without names.
  const header = all[at] ?? { row: 0, cells: [] };
  const { rows, skipped } = withoutFillers(header, all.slice(at + 1));
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), header.cells.length);
  const columns = headings.match(header, width);
  const hidden = hiddenPartsOf(sheet, rows, columns);
  return { name, headerRow: header.row, columns, rows, skipped, hidden };
}

/** The sheet's criteria. */
export function signsOf<Field extends string>(
  { name, rows }: Sheet,
  { columns }: OpenedSheet<Field>,
  headings: Headings<Field>,
): SheetSigns {
  return {
    name,
    headers: columns.every(isUnnamed) ? null : columns.map(({ header }) => header),
    says: headings.namedFields(rows) + Math.min(rows.length, 100_000) / 1_000_000,
  };
}

/** The columns of a sheet of students: by the earlier mapping, else by headings and content. */
export function columnsOf(sheet: OpenedSheet, known: Column[] | null, words: KnownWords): Column[] {
  return known ?? guessByContent(settlePairs(sheet.columns, sheet.rows), sheet.rows, words);
}
