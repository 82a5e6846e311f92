import { badField, badInput } from '../../../platform/errors/app-error.js';
import type { ImportRowFix, ImportSpellingFix } from '../../../platform/graphql/generated.js';
import { cleanText, lengthOf } from '../../../platform/validation/text.js';
import { textOf, WORKBOOK_LIMITS, type Cell, type SheetRow } from '../../../platform/workbook/workbook.js';
import type { Column } from '../sheets/column.rules.js';

/** The cells as a person has corrected them: typed by hand, so plain text. */
export function withFixes(
  rows: SheetRow[],
  fixes: readonly ImportRowFix[],
  columns: readonly Column[],
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

/** Every cell of a column that is written alike gets the same text; the rows are gone through once, however many fixes there are. */
export function withSpellings(
  rows: SheetRow[],
  fixes: readonly ImportSpellingFix[],
  columns: readonly Column[],
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

/** What a person has typed is text, and nothing that a spreadsheet would run. */
function typed(value: string, path: string): Cell {
  const text = cleanText(value);
  if (lengthOf(text) > WORKBOOK_LIMITS.cellLength)
    throw badInput([{ path, reason: 'TOO_LONG', message: 'Högst 1 000 tecken.' }]);
  return text === '' ? null : text.startsWith('=') ? { kind: 'text', text, formula: true } : text;
}
