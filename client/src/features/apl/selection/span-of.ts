import { aplStatuses } from '../../../lib/fixed-texts';
import type { Columns } from '../board/board-filter';

/** The ids from one card to another of the same column, in the board's order; the latter alone if they share none. */
export function spanOf(columns: Columns, from: string | null, to: string): string[] {
  for (const status of aplStatuses) {
    const ids = columns[status].map(({ id }) => id);
    const [start, end] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
    if (start >= 0 && end >= 0) return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
  }
  return [to];
}
