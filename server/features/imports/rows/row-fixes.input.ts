import { badField, badInput } from '../../../platform/errors/app-error.js';
import type { ImportRowFix, ImportSpellingFix } from '../../../platform/graphql/generated.js';
import { cleanText, lengthOf } from '../../../platform/validation/text.js';
import { textOf, WORKBOOK_LIMITS, type Cell, type SheetRow } from '../../../platform/workbook/workbook.js';
import type { Column } from '../sheets/import-columns.rules.js';

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

/** Every cell of a column that is written alike gets the same text. */
export function withSpellings(
  rows: SheetRow[],
  fixes: readonly ImportSpellingFix[],
  columns: readonly Column[],
): SheetRow[] {
  let fixed = rows;
  for (const [index, { column, from, to }] of fixes.entries()) {
    if (!columns[column])
      throw badField(`spellings.${index}.column`, 'BAD_REFERENCE', 'Kolumnen finns inte i filen.');
    const cell = typed(to, `spellings.${index}.to`);
    const wanted = writing(from);
    fixed = fixed.map((row) =>
      writing(textOf(row.cells[column]) ?? '') === wanted
        ? { row: row.row, cells: row.cells.map((own, at) => (at === column ? cell : own)) }
        : row,
    );
  }
  return fixed;
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
