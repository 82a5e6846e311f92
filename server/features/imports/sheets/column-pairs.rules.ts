import type { ImportField } from '../../../platform/graphql/generated.js';
import { fold } from '../../../platform/validation/fold.js';
import { textOf, type SheetRow } from '../../../platform/workbook/workbook.js';
import type { Column } from './column.rules.js';

/** Share of the rows that must agree. */
const MOST = 0.8;

/**
 * Resolves columns with the same field. 'Namn' next to 'Efternamn' is the given name, unless it already
 * contains the last name. An empty second column needs no decision.
 */
export function settlePairs(columns: readonly Column[], rows: readonly SheetRow[]): Column[] {
  const settled = settleNames(columns, rows);
  return settled.map((column) =>
    column.doubt && column.field === null && rows.every(({ cells }) => !textOf(cells[column.index]))
      ? { index: column.index, header: column.header, field: null }
      : column,
  );
}

function settleNames(columns: readonly Column[], rows: readonly SheetRow[]): readonly Column[] {
  const columnOf = (wanted: ImportField) => columns.find(({ field }) => field === wanted);
  const whole = columnOf('NAME');
  const first = columnOf('FIRST_NAME');
  const last = columnOf('LAST_NAME');
  if (!whole || !(first || last)) return columns;
  const parts = [first, last].filter((part) => part !== undefined);
  const change = (column: Column, field: ImportField | null, doubt: string) =>
    replace(columns, { ...column, field, doubt });
  if (isWhole(whole, parts, rows)) {
    return parts.reduce(
      (changed, part) =>
        replace(changed, { ...part, field: null, doubt: `Namnet läses redan från ”${whole.header}”.` }),
      columns,
    );
  }
  if (first && last) return change(whole, null, `Namnet läses från ”${first.header}” och ”${last.header}”.`);
  return last
    ? change(whole, 'FIRST_NAME', `Läses som förnamn, eftersom ”${last.header}” är en egen kolumn.`)
    : change(whole, 'LAST_NAME', `Läses som efternamn, eftersom ”${first!.header}” är en egen kolumn.`);
}

function replace(columns: readonly Column[], changed: Column): readonly Column[] {
  return columns.map((column) => (column.index === changed.index ? changed : column));
}

/** True if the column contains all parts' words in most rows, and more than a single part. */
function isWhole(whole: Column, parts: readonly Column[], rows: readonly SheetRow[]): boolean {
  const filled = rows.filter(({ cells }) => textOf(cells[whole.index]));
  const agreeing = filled.filter(({ cells }) => {
    const name = wordsOf(textOf(cells[whole.index]) ?? '');
    const words = parts.flatMap(({ index }) => wordsOf(textOf(cells[index]) ?? ''));
    return name.length >= words.length + (parts.length > 1 ? 0 : 1) && hasWords(name, words);
  });
  return filled.length > 0 && agreeing.length >= filled.length * MOST;
}

/** Whether a whole name has every word of a part of it. */
export function hasWords(whole: readonly string[], part: readonly string[]): boolean {
  return part.every((word) => whole.includes(word));
}

/** The words of a name, folded. */
export function wordsOf(text: string): string[] {
  return text
    .split(/[,\s]+/)
    .map(fold)
    .filter((word) => word !== '');
}
