import { counted } from '../../../../domain/numbers';
import type { ImportOutcome } from '../../../../domain/generated';
import { importOutcomePlurals } from '../../../../domain/labels/import';
import type { ImportBatchFieldsFragment } from './imports.generated';
import type { BadgeProps } from '../../ui/badge';

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

/** The mark of a group on its rows, and how many rows it has. */
export const outcomeFacts: Record<
  ImportOutcome,
  { tone: BadgeProps['tone']; count: (summary: Summary) => number }
> = {
  NEW: { tone: 'ok', count: (summary) => summary.new },
  CHANGED: { tone: 'info', count: (summary) => summary.changed },
  UNCHANGED: {
    tone: 'neutral',
    count: (summary) => summary.unchanged,
  },
  CONFLICT: { tone: 'danger', count: (summary) => summary.conflicts },
  INVALID: { tone: 'danger', count: (summary) => summary.invalid },
  DUPLICATE: { tone: 'warn', count: (summary) => summary.duplicates },
};

export const stepNames = ['Välj fil', 'Koppla kolumner', 'Granska', 'Resultat'] as const;

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
