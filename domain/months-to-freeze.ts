import { shiftMonth } from './days.js';

interface Frozen {
  /** The first day of the month. */
  month: string;
  kind: 'PRELIMINARY' | 'FINAL';
}

/** So far back can a month be chosen. */
export const monthsBack = 24;

/**
 * The months that are over and not finally frozen ('2026-09'), oldest first, counted from the first that was: what a
 * school invoiced elsewhere before is not asked for. The last month that is over where none was.
 */
export function monthsToFreeze(freezes: readonly Frozen[], now: string): string[] {
  const final = new Set(freezes.filter(({ kind }) => kind === 'FINAL').map(({ month }) => month.slice(0, 7)));
  const over = Array.from({ length: monthsBack }, (_, index) => shiftMonth(now, index - monthsBack));
  const first = over.findIndex((month) => final.has(month));
  return first < 0 ? [shiftMonth(now, -1)] : over.slice(first).filter((month) => !final.has(month));
}

/** The one that is offered first; the last month that is over when none is left. */
export function monthToFreeze(freezes: readonly Frozen[], now: string): string {
  return monthsToFreeze(freezes, now)[0] ?? shiftMonth(now, -1);
}
