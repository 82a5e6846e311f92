import type { ImportField } from '../../../platform/graphql/generated.js';

/** A column of a workbook and what it is read as; kept with the batch, so that the next file of this kind is known. */
export interface Column {
  index: number;
  header: string;
  field: ImportField | null;
}

/** What a column without a heading is called. */
export function nameOf(index: number): string {
  return `Kolumn ${index + 1}`;
}

/** Whether a column has no heading in the file. */
export function isUnnamed({ header, index }: Column): boolean {
  return header === nameOf(index);
}
