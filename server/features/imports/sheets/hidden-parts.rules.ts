import { hiddenRowsOf } from '../../../platform/workbook/hidden-rows.js';
import type { Sheet, SheetRow } from '../../../platform/workbook/workbook.js';
import type { NamedColumn } from './column.rules.js';

/** Parts of a workbook that are not visible when it is opened, in Swedish; null if nothing is hidden. */
export interface HiddenParts {
  /** The rows that hold something: '3 rader är dolda i arbetsboken (rad 4, 7–8).' */
  hiddenRows: string | null;
  /** Columns, which are read, and sheets, which are not. */
  hiddenParts: string | null;
}

export function hiddenPartsOf(
  { hiddenColumns = [], hiddenSheets = [] }: Sheet,
  rows: readonly SheetRow[],
  columns: readonly NamedColumn[],
): HiddenParts {
  const headers = columns.flatMap(({ index, header }) => (hiddenColumns.includes(index) ? header : []));
  const parts = [
    headers.length > 0
      ? `${headers.length === 1 ? 'Kolumnen' : 'Kolumnerna'} ${quoted(headers)} är ${headers.length === 1 ? 'dold' : 'dolda'} i arbetsboken och läses också in.`
      : null,
    hiddenSheets.length > 0
      ? `${hiddenSheets.length === 1 ? 'Bladet' : 'Bladen'} ${quoted(hiddenSheets)} är ${hiddenSheets.length === 1 ? 'dolt' : 'dolda'} i arbetsboken och läses inte in.`
      : null,
  ].filter((part) => part !== null);
  return {
    hiddenRows: hiddenRowsOf(rows),
    hiddenParts: parts.length > 0 ? parts.join(' ') : null,
  };
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `”${name}”`).join(', ');
}
