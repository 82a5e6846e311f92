import type { ApolloCache } from '@apollo/client';
import { BoardCardFieldsFragmentDoc, BoardDocument, type BoardChangedSubscription } from '../../graphql/generated';
import type { BoardCard } from './board-card';

/** News about one card, or about all of them. */
export type BoardChange = BoardChangedSubscription['boardChanged'];

const swedish = new Intl.Collator('sv');

/** The cache's id of a student's card. */
export function cardCacheId(studentId: string): string {
  return `BoardCard:${studentId}`;
}

/** A card as the server last told it, without moves that are still under way. */
export function readCard(cache: ApolloCache, studentId: string): BoardCard | null {
  return cache.readFragment<BoardCard>({ id: cardCacheId(studentId), fragment: BoardCardFieldsFragmentDoc });
}

/** Writes a card, into the board's list too when it is new there or its name has changed. */
export function writeCard(cache: ApolloCache, card: BoardCard): void {
  const known = readCard(cache, card.id);
  const data = { ...card, __typename: 'BoardCard' };
  cache.writeFragment({ id: cardCacheId(card.id), fragment: BoardCardFieldsFragmentDoc, data });
  if (known?.name === card.name) return;
  cache.updateQuery({ query: BoardDocument }, (data) => {
    if (!data) return data;
    const others = data.board.cards.filter(({ id }) => id !== card.id);
    const at = others.findIndex(({ name }) => swedish.compare(name, card.name) > 0);
    const cards = at === -1 ? [...others, card] : [...others.slice(0, at), card, ...others.slice(at)];
    return { ...data, board: { ...data.board, cards } };
  });
}

/**
 * Brings news into the cache. The echo of a move of one's own says nothing new, and one that was overtaken by
 * a later move does not take the card back: the later moment decides the column. True when the card came to
 * another column by this.
 */
export function applyChange(cache: ApolloCache, { studentId, card }: BoardChange): boolean {
  if (!studentId) return false;
  if (!card) {
    cache.evict({ id: cardCacheId(studentId) });
    return false;
  }
  const known = readCard(cache, studentId);
  const overtaken = known !== null && known.aplStatusSince > card.aplStatusSince;
  const { aplStatus, aplStatusSince } = overtaken ? known : card;
  writeCard(cache, { ...card, aplStatus, aplStatusSince });
  return known?.aplStatus !== aplStatus;
}
