import { counted } from '../../../../domain/numbers.js';
import { fold } from '../../../platform/validation/fold.js';
import { textOf, type Cell, type SheetRow } from '../../../platform/workbook/workbook.js';
import { isClosingText } from '../../exports/protected-rows.policy.js';

/** What a row that sums up begins with, folded. */
const SUMS =
  /^(summa|summering|delsumma|totalsumma|totalt|total|antal(?:elever|rader|personer|deltagare|$|\d)|sum|subtotal)/;
/** A person's row has one of these: then it is one, whatever the person is called. */
const OF_SOMEBODY = /@|\d{6}[-+ ]?\w{4}/;

/** The rows under the headings that are somebody's, and a word on those that are not read; null where all are. */
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

/** Most rows differ in their first cell, and no more of them is looked at. */
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

/** Rows without anything are not even read; the numbers of the others tell how many there were among them. */
function emptyRows(header: SheetRow, rows: readonly SheetRow[]): string | null {
  let empty = 0;
  let before = header.row;
  for (const { row } of rows) {
    empty += row - before - 1;
    before = row;
  }
  return empty > 0 ? counted(empty, 'tom rad', 'tomma rader') : null;
}
