import type { ReactNode } from 'react';
import type { ImportOutcome, WorkplaceImportOutcome } from '../../../../domain/generated';

/** What becomes of a row, of whatever kind of record. */
export type RowOutcome = ImportOutcome | WorkplaceImportOutcome;

/** A column of an imported workbook. */
export interface ImportedColumn<Field extends string = string> {
  index: number;
  header: string;
  /** What it is read as; null where it is skipped. */
  field: Field | null;
  /** Why a person must check it. */
  doubt: string | null;
  samples: readonly string[];
}

/** An error or a warning of a row. */
export interface ImportedIssue {
  column: string | null;
  value: string | null;
  message: string;
  field: string | null;
  suggestions: readonly string[] | null;
  warning: boolean;
}

/** A change of a stored record. */
export interface ImportedChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** A row of an imported workbook, whatever it is about. */
export interface ImportedRow {
  row: number;
  outcome: RowOutcome;
  name: string | null;
  cells: readonly (string | null)[];
  errors: readonly ImportedIssue[];
  changes: readonly ImportedChange[];
  /** Stored values are hidden here. */
  isProtected?: boolean;
}

/** What the review of rows knows of the kind of record. */
export interface RowKind<Row extends ImportedRow> {
  /** Swedish names of the fields. */
  labels: Readonly<Record<string, string>>;
  /** Fields that a phone's card shows of rows without errors. */
  telling: ReadonlySet<string>;
  /** Fields whose columns a field is read from, if not its own alone. */
  sources?: Readonly<Record<string, readonly string[]>>;
  /** Another remedy of an issue, which replaces the text in the whole column. */
  remedy?: (issue: ImportedIssue, replace: (text: string) => Promise<void>) => ReactNode;
  /** A choice about the row. */
  decision?: (row: Row) => ReactNode;
  /** The record that the row is about. */
  record?: (row: Row) => ReactNode;
}
