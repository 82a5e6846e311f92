import type { AplStatus, PlacementState } from '../generated.js';
import { hasBegun } from './state.js';

/** Columns that say nothing of a placement that has begun. */
const BEFORE: readonly AplStatus[] = ['GRAY', 'RED', 'BLUE'];

/**
 * The state of the placement that a student's card follows, of all in order, the latest first: the ongoing one, else one
 * with an agreement, else the latest that has begun. A placement that is only planned does not hide it.
 */
export const leadingState = (states: readonly PlacementState[]): PlacementState | undefined =>
  states.find((state) => state === 'ONGOING') ??
  states.find((state) => state === 'AGREED') ??
  states.find(hasBegun) ??
  states[0];

/** The column that suits a student's placement; null if the card can stay. A person decides. */
export function suggestedColumn(state: PlacementState, column: AplStatus): AplStatus | null {
  if (state === 'ONGOING' && BEFORE.includes(column)) return 'GREEN';
  if (state === 'DONE' && column === 'GREEN') return 'YELLOW';
  if (state === 'INTERRUPTED' && (column === 'GREEN' || column === 'YELLOW')) return 'RED';
  return null;
}
