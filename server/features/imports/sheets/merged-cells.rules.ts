import {
  textOf,
  type Cell,
  type MergedCells,
  type Sheet,
  type SheetRow,
} from '../../../platform/workbook/workbook.js';

/**
 * The sheet with its merged cells read as people see them: a value stands in each row that it is merged over, and a
 * heading over several others is joined with each of them ('Handledare' over 'Namn' is 'Handledare Namn'), if that is
 * a heading.
 */
export function withMergedCells(sheet: Sheet, isHeading: (text: string) => boolean): Sheet {
  const { merged = [], rows } = sheet;
  if (merged.length === 0) return sheet;
  const byNumber = new Map(rows.map(({ row, cells, ...rest }) => [row, { row, cells: [...cells], ...rest }]));
  for (const range of merged) fillDown(byNumber, range);
  for (const range of merged) joinHeadings(byNumber, range, isHeading);
  return { ...sheet, rows: [...byNumber.values()] };
}

/** Repeats the value in the first column of a range; a row that holds nothing else stays empty. */
function fillDown(rows: ReadonlyMap<number, SheetRow>, { top, bottom, left }: MergedCells): void {
  const value = rows.get(top)?.cells[left] ?? null;
  if (value === null) return;
  for (let row = top + 1; row <= bottom; row += 1) {
    const cells = rows.get(row)?.cells;
    if (cells && (cells[left] ?? null) === null) put(cells, left, value);
  }
}

/** Joins a text over several columns with the headings below it; other headings of its row stand in the lower row too. */
function joinHeadings(
  rows: ReadonlyMap<number, SheetRow>,
  { top, bottom, left, right }: MergedCells,
  isHeading: (text: string) => boolean,
): void {
  const upper = rows.get(top)?.cells;
  const lower = rows.get(bottom + 1)?.cells;
  const group = textOf(upper?.[left]);
  if (!upper || !lower || group === null || left === right) return;
  let isGroup = false;
  for (let column = left; column <= right; column += 1) {
    const below = textOf(lower[column]);
    if (below === null || !isHeading(`${group} ${below}`)) continue;
    lower[column] = `${group} ${below}`;
    isGroup = true;
  }
  if (!isGroup) return;
  for (const [column, cell] of upper.entries())
    if (cell !== null && column !== left && (lower[column] ?? null) === null) put(lower, column, cell);
}

function put(cells: Cell[], column: number, value: Cell): void {
  while (cells.length < column) cells.push(null);
  cells[column] = value;
}
