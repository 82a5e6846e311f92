import { shiftMonth } from './days.js';

interface Frozen {
  /** The first day of the month. */
  month: string;
  kind: 'PRELIMINARY' | 'FINAL';
}

/** So far back can a month be chosen. */
export const monthsBack = 24;

/**
 * The past months without a final freeze ('2026-09'), oldest first, from the first frozen month on, because earlier
 * months were invoiced elsewhere. Without any freeze: the last past month.
 */
export function monthsToFreeze(freezes: readonly Frozen[], now: string): string[] {
  const months = gapsSinceFirst(
    freezes.filter(({ kind }) => kind === 'FINAL'),
    now,
  );
  return months ?? [shiftMonth(now, -1)];
}

/**
 * The month that is offered first: the oldest without any freeze since the first that was frozen, then the oldest that
 * is not final. The last month that is over when none is left.
 */
export function monthToFreeze(freezes: readonly Frozen[], now: string): string {
  return gapsSinceFirst(freezes, now)?.[0] ?? monthsToFreeze(freezes, now)[0] ?? shiftMonth(now, -1);
}

/** The months that are over and not among these freezes, counted from the first that is; null where none is. */
function gapsSinceFirst(freezes: readonly Frozen[], now: string): string[] | null {
  const frozen = new Set(freezes.map(({ month }) => month.slice(0, 7)));
  const over = Array.from({ length: monthsBack }, (_, index) => shiftMonth(now, index - monthsBack));
  const first = over.findIndex((month) => frozen.has(month));
  return first < 0 ? null : over.slice(first).filter((month) => !frozen.has(month));
}
