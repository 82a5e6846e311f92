import { badField, badInput } from '../../../platform/errors/app-error.js';
import type { ImportRowFix, ImportSpellingFix } from '../../../platform/graphql/generated.js';
import { cleanText, lengthOf } from '../../../platform/validation/text.js';
import { textOf, WORKBOOK_LIMITS, type Cell, type SheetRow } from '../../../platform/workbook/workbook.js';
import type { NamedColumn } from '../sheets/column.rules.js';

/** Cells with the user's corrections, as plain text. */
export function withFixes(
  rows: SheetRow[],
  fixes: readonly ImportRowFix[],
  columns: readonly NamedColumn[],
): SheetRow[] {
  if (fixes.length === 0) return rows;
  const byRow = new Map(rows.map((row) => [row.row, { row: row.row, cells: [...row.cells] }]));
  for (const [index, { row, column, value }] of fixes.entries()) {
    const target = byRow.get(row);
    if (!target) throw badField(`rows.${index}.row`, 'BAD_REFERENCE', `Rad ${row} finns inte i filen.`);
    if (!columns[column])
      throw badField(`rows.${index}.column`, 'BAD_REFERENCE', 'Kolumnen finns inte i filen.');
    while (target.cells.length < column) target.cells.push(null);
    target.cells[column] = typed(value ?? '', `rows.${index}.value`);
  }
  return [...byRow.values()];
}

/** Replaces the text of all equal cells in a column; one pass over the rows, however many fixes. */
export function withSpellings(
  rows: SheetRow[],
  fixes: readonly ImportSpellingFix[],
  columns: readonly NamedColumn[],
): SheetRow[] {
  const byColumn = new Map<number, Map<string, Cell>>();
  for (const [index, { column, from, to }] of fixes.entries()) {
    if (!columns[column])
      throw badField(`spellings.${index}.column`, 'BAD_REFERENCE', 'Kolumnen finns inte i filen.');
    const known = byColumn.get(column) ?? new Map<string, Cell>();
    byColumn.set(column, known.set(writing(from), typed(to, `spellings.${index}.to`)));
  }
  if (byColumn.size === 0) return rows;
  return rows.map(({ row, cells }) => {
    const fixed = [...cells];
    for (const [column, cellOf] of byColumn) {
      const cell = cellOf.get(writing(textOf(cells[column]) ?? ''));
      if (cell !== undefined && column < cells.length) fixed[column] = cell;
    }
    return { row, cells: fixed };
  });
}

function writing(text: string): string {
  return cleanText(text).toLowerCase();
}

/** User input is text, never a formula. */
function typed(value: string, path: string): Cell {
  const text = cleanText(value);
  if (lengthOf(text) > WORKBOOK_LIMITS.cellLength)
    throw badInput([{ path, reason: 'TOO_LONG', message: 'Högst 1 000 tecken.' }]);
  return text === '' ? null : text.startsWith('=') ? { kind: 'text', text, formula: true } : text;
}
