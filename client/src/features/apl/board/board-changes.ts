import type { BoardChangedSubscription } from '../apl.generated';
import type { BoardStore } from './board-store';

/** News about one card, or about all of them. */
export type BoardChange = BoardChangedSubscription['boardChanged'];

/**
 * Brings news to the board. The echo of a move of one's own says nothing new, and one that was overtaken by a
 * later move does not take the card back: the later moment decides the column. True when the card is seen to
 * come to another column by this.
 */
export function applyChange(store: BoardStore, { studentId, card }: BoardChange): boolean {
  if (!studentId) return false;
  if (!card) {
    store.remove(studentId);
    return false;
  }
  const known = store.get(studentId);
  // A move by this client may be broadcast before its answer: the card is already in that column.
  const shownIn = store.cards()?.find(({ id }) => id === studentId)?.aplStatus;
  const overtaken = known !== undefined && known.movedAt > card.movedAt;
  const { aplStatus, aplStatusSince, movedAt } = overtaken ? known : card;
  store.put({ ...card, aplStatus, aplStatusSince, movedAt });
  return shownIn !== aplStatus && known?.aplStatus !== aplStatus;
}
