import type { ImportField } from '../../../platform/graphql/generated.js';
import { textOf, type SheetRow } from '../../../platform/workbook/workbook.js';
import type { ColumnsByField, RowIssue } from '../reading/row.input.js';
import type { Column } from '../sheets/column.rules.js';

/** A name may be split into two columns. */
const NAME_PARTS: readonly ImportField[] = ['FIRST_NAME', 'LAST_NAME'];

/** Adds column and value to every issue, and the place to each message that asks for it. */
export function withPlaces(issues: readonly RowIssue[], columns: ColumnsByField, row: SheetRow): RowIssue[] {
  return issues.map(({ place, ...issue }) => {
    if (!issue.field) return issue;
    const found = columnsOf(issue.field, columns);
    const [first] = found;
    const placed =
      issue.column === null && first
        ? { ...issue, column: first.header, value: textOf(row.cells[first.index]) }
        : issue;
    if (!place) return placed;
    const words = [wordsOf(found, issue.field), ...(place === 'CELL' ? [`rad ${row.row}`] : [])];
    const said = words.filter((word) => word !== null).join(', ');
    return said === '' ? placed : { ...placed, message: `${placed.message.replace(/\.$/, '')} (${said}).` };
  });
}

function columnsOf(field: ImportField, columns: ColumnsByField): Column[] {
  const own = columns.get(field);
  if (own || field !== 'NAME') return own ? [own] : [];
  return NAME_PARTS.flatMap((part) => columns.get(part) ?? []);
}

function wordsOf(columns: readonly Column[], field: ImportField): string | null {
  if (columns.length === 0) return field === 'NAME' ? 'ingen kolumn läses som namn' : null;
  const named = columns.map(({ index, header }) => `${columnLetters(index)} ”${header}”`);
  return `${columns.length > 1 ? 'kolumnerna' : 'kolumn'} ${named.join(' och ')}`;
}

/** A, B … Z, AA: as a spreadsheet names its columns, from index 0. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}
