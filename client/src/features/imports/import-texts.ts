import { counted } from '../../../../domain/numbers';
import type { ImportOutcome } from '../../../../domain/generated';
import { importOutcomePlurals } from '../../../../domain/labels/import';
import type { ImportBatchFieldsFragment } from './imports.generated';

/** The groups of the review, in the order of pages §1. */
export const outcomes = [
  'NEW',
  'CHANGED',
  'UNCHANGED',
  'INVALID',
  'DUPLICATE',
  'CONFLICT',
] as const satisfies readonly ImportOutcome[];

export type Summary = ImportBatchFieldsFragment['summary'];

/** How many rows a group has. */
export const outcomeCounts: Record<ImportOutcome, (summary: Summary) => number> = {
  NEW: (summary) => summary.new,
  CHANGED: (summary) => summary.changed,
  UNCHANGED: (summary) => summary.unchanged,
  CONFLICT: (summary) => summary.conflicts,
  INVALID: (summary) => summary.invalid,
  DUPLICATE: (summary) => summary.duplicates,
};

/** The name of a group once the import is done. */
export function groupWhenDone(outcome: ImportOutcome): string {
  return outcome === 'CHANGED' ? 'Uppdaterade' : importOutcomePlurals[outcome];
}

/** Rows that a commit would write. */
export function importable(summary: Summary): number {
  return summary.new + summary.changed;
}

/** Rows that a commit leaves out because something is wrong with them. */
export function leftOut(summary: Summary): number {
  return summary.invalid + summary.duplicates + summary.conflicts;
}

export function rowsOf(count: number): string {
  return counted(count, 'rad', 'rader');
}
