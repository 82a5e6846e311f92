import type { ImportField } from '../../../platform/graphql/generated.js';
import { fold } from '../../../platform/validation/fold.js';

/** A column of a workbook with its field; stored with the batch, to recognise the next file of this kind. */
export interface Column<Field extends string = ImportField> {
  index: number;
  header: string;
  field: Field | null;
  /** Swedish: why a person must check the column; absent where the heading is clear or a person has chosen. */
  doubt?: string;
}

/** A column without regard to its field. */
export type NamedColumn = Pick<Column, 'index' | 'header'>;

/** Display name of a column without a heading. */
export function nameOf(index: number): string {
  return `Kolumn ${index + 1}`;
}

/** Whether a column has no heading in the file. */
export function isUnnamed({ header, index }: NamedColumn): boolean {
  return header === nameOf(index);
}

/** A single letter, a number, or a word for any column. */
const EMPTY_HEADING = /^(?:\p{L}|(?:kolumn|kol|column|col|falt|field|rubrik|varde|value|unnamed|data)?\d*)$/u;

/** Whether the heading is missing or has no word about the column's content. */
export function saysNothing(column: NamedColumn): boolean {
  return isUnnamed(column) || EMPTY_HEADING.test(fold(column.header));
}
