import type { AplStatus, PlacementState } from '../generated.js';

/** Columns that say nothing of a placement that has begun. */
const BEFORE: readonly AplStatus[] = ['GRAY', 'RED', 'BLUE'];

/** The column that suits a student's latest placement; null if the card can stay. A person decides. */
export function suggestedColumn(state: PlacementState, column: AplStatus): AplStatus | null {
  if (state === 'ONGOING' && BEFORE.includes(column)) return 'GREEN';
  if (state === 'DONE' && column === 'GREEN') return 'YELLOW';
  if (state === 'INTERRUPTED' && (column === 'GREEN' || column === 'YELLOW')) return 'RED';
  return null;
}
