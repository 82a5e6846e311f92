import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BoardDocument } from '../../graphql/generated';
import type { BoardCard } from './board-card';
import type { BoardChange } from './board-changes';
import { BoardFeed } from './board-feed';

/** So long a card that someone else moved is marked. */
const arrivalMs = 1600;
const none: ReadonlySet<string> = new Set();

export interface Board {
  /** All cards that the viewer may see, in Swedish order; undefined until they have been read. */
  cards: readonly BoardCard[] | undefined;
  /** Cards that someone else has just moved. */
  arrived: ReadonlySet<string>;
  /** While true nothing on the board moves. */
  hold: (held: boolean) => void;
}

/**
 * The board as it is now: from the cache, which the feed keeps true. `onNews` hears of changes that are in the
 * cache, and null when the whole board was read anew.
 */
export function useBoard(onNews: (change: BoardChange | null) => void): Board {
  const client = useApolloClient();
  const { data } = useQuery(BoardDocument, { fetchPolicy: 'cache-only' });
  const [arrived, setArrived] = useState(none);
  const [feed, setFeed] = useState<BoardFeed | null>(null);
  const latestOnNews = useRef(onNews);
  useEffect(() => {
    latestOnNews.current = onNews;
  });
  useEffect(() => {
    let clearing: ReturnType<typeof setTimeout> | undefined;
    const opened = new BoardFeed(client, {
      onRead: () => latestOnNews.current(null),
      onChanges: (changes, ids) => {
        for (const change of changes) latestOnNews.current(change);
        if (ids.length === 0) return;
        setArrived(new Set(ids));
        clearTimeout(clearing);
        clearing = setTimeout(() => setArrived(none), arrivalMs);
      },
    });
    setFeed(opened);
    opened.start();
    return () => {
      clearTimeout(clearing);
      opened.stop();
    };
  }, [client]);
  const hold = useCallback((held: boolean) => feed?.hold(held), [feed]);
  return { cards: data?.board.cards, arrived, hold };
}
