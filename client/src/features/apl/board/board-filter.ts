import type { AplStatus } from '../../../../../domain/generated';
import { aplStatuses } from '../../../lib/fixed-texts';
import type { BoardCard } from '../board-card';

/** What the board is narrowed to; both empty means everyone. */
export interface BoardFilter {
  name: string;
  municipality: string | null;
}

export type Columns = Record<AplStatus, BoardCard[]>;

/** The cards of each column that pass the filter, in the board's order; every word must be part of the name. */
export function columnsOf(cards: readonly BoardCard[], filter: BoardFilter): Columns {
  const words = filter.name.toLocaleLowerCase('sv').split(/\s+/).filter(Boolean);
  const columns = Object.fromEntries(aplStatuses.map((status) => [status, [] as BoardCard[]])) as Columns;
  for (const card of cards) {
    if (filter.municipality !== null && card.municipality !== filter.municipality) continue;
    const name = words.length > 0 ? card.name.toLocaleLowerCase('sv') : '';
    if (words.every((word) => name.includes(word))) columns[card.aplStatus].push(card);
  }
  return columns;
}

/** How many cards stand in each column, whatever the filter. */
export function countsOf(cards: readonly BoardCard[]): Record<AplStatus, number> {
  const counts: Record<AplStatus, number> = { GRAY: 0, RED: 0, BLUE: 0, YELLOW: 0, GREEN: 0 };
  for (const card of cards) counts[card.aplStatus] += 1;
  return counts;
}
