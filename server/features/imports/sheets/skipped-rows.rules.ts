import { counted } from '../../../../domain/numbers.js';
import { fold } from '../../../platform/validation/fold.js';
import { textOf, type Cell, type SheetRow } from '../../../platform/workbook/workbook.js';
import { isClosingText } from '../../exports/protected-rows.policy.js';

/** Beginnings of summary rows, folded. */
const SUMS =
  /^(summa|summering|delsumma|totalsumma|totalt|total|antal(?:elever|rader|personer|deltagare|$|\d)|sum|subtotal)/;
/** A row with one of these is a person's, whatever the name. */
const OF_SOMEBODY = /@|\d{6}[-+ ]?\w{4}/;

/** The person rows below the headings, with a note on skipped ones; null if none was skipped. */
export function withoutFillers(
  header: SheetRow,
  rows: readonly SheetRow[],
): { rows: SheetRow[]; skipped: string | null } {
  const sums: number[] = [];
  const headings: number[] = [];
  const kept: SheetRow[] = [];
  const heading = header.cells.map(keyOf);
  const isNamed = heading.some((key) => key !== '');
  // An exported list ends with a row on who is not in it.
  const own = rows.filter(({ cells }) => !(cells.length === 1 && isClosingText(textOf(cells[0]) ?? '')));
  for (const row of own) {
    if (isSum(row.cells)) sums.push(row.row);
    else if (isNamed && isSame(row.cells, heading)) headings.push(row.row);
    else kept.push(row);
  }
  const words = [
    sums.length > 0 ? `${numbered(sums)} (summa)` : null,
    headings.length > 0 ? `${numbered(headings)} (rubrikerna en gång till)` : null,
    emptyRows(header, rows),
  ].filter((word) => word !== null);
  return { rows: kept, skipped: words.length > 0 ? `Hoppas över: ${words.join(', ')}.` : null };
}

function isSum(cells: readonly Cell[]): boolean {
  const first = textOf(cells.find((cell) => textOf(cell) !== null));
  return (
    first !== null && SUMS.test(fold(first)) && !cells.some((cell) => OF_SOMEBODY.test(textOf(cell) ?? ''))
  );
}

/** Most rows differ in the first cell, which ends the comparison. */
function isSame(cells: readonly Cell[], keys: readonly string[]): boolean {
  return cells.length === keys.length && cells.every((cell, place) => keyOf(cell) === keys[place]);
}

function keyOf(cell: Cell): string {
  return fold(textOf(cell) ?? '');
}

function numbered(rows: readonly number[]): string {
  const list = rows.length > 1 ? `${rows.slice(0, -1).join(', ')} och ${rows.at(-1)}` : String(rows[0]);
  return `rad ${list}`;
}

/** Empty rows are not read; gaps in the row numbers give their count. */
function emptyRows(header: SheetRow, rows: readonly SheetRow[]): string | null {
  let empty = 0;
  let before = header.row;
  for (const { row } of rows) {
    empty += row - before - 1;
    before = row;
  }
  return empty > 0 ? counted(empty, 'tom rad', 'tomma rader') : null;
}
