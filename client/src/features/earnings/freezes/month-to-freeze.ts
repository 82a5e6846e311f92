import { shiftMonth } from '../../../../../domain/days';

interface Frozen {
  /** The first day of the month. */
  month: string;
  kind: 'PRELIMINARY' | 'FINAL';
}

/** So far back can a month be chosen. */
export const monthsBack = 24;

/**
 * The oldest month that is over and not finally frozen ('2026-09'), counted from the first that was: what a school
 * invoiced elsewhere before is not asked for. The last month that is over where none was, or none is left.
 */
export function monthToFreeze(freezes: readonly Frozen[], now: string): string {
  const final = new Set(freezes.filter(({ kind }) => kind === 'FINAL').map(({ month }) => month.slice(0, 7)));
  const over = Array.from({ length: monthsBack }, (_, index) => shiftMonth(now, index - monthsBack));
  const first = over.findIndex((month) => final.has(month));
  const open = first < 0 ? undefined : over.slice(first).find((month) => !final.has(month));
  return open ?? shiftMonth(now, -1);
}
