import { useApolloClient } from '@apollo/client/react';
import { useCallback, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BoardCard } from '../board-card';
import type { BoardChange } from './board-changes';
import { BoardFeed } from './board-feed';
import { BoardStore } from './board-store';
import { awaitContent } from '../../../lib/routing/content';
import { takeFirstBoard } from './first-board';

/** So long a card that someone else moved is marked. */
const arrivalMs = 1600;
const none: ReadonlySet<string> = new Set();

export interface Board {
  store: BoardStore;
  /** All cards that the viewer may see, in Swedish order; undefined until they have been read. */
  cards: readonly BoardCard[] | undefined;
  /** Cards that someone else has just moved. */
  arrived: ReadonlySet<string>;
  /** While true nothing on the board moves. */
  hold: (held: boolean) => void;
  /** The server refuses to tell news: what others change is not seen by itself. */
  isDeaf: boolean;
}

/**
 * The current board, kept up to date by the feed. `onNews` receives the applied changes, and null after a refetch.
 */
export function useBoard(onNews: (change: BoardChange | null) => void): Board {
  const client = useApolloClient();
  const [store] = useState(() => new BoardStore());
  const told = useSyncExternalStore(store.subscribe, store.cards);
  // The first of them are drawn piece by piece; a move is shown at once.
  const cards = useDeferredValue(told !== undefined) ? told : undefined;
  const isAwaited = cards === undefined;
  useEffect(() => (isAwaited ? awaitContent() : undefined), [isAwaited]);
  const [arrived, setArrived] = useState(none);
  const [isDeaf, setIsDeaf] = useState(false);
  const [feed, setFeed] = useState<BoardFeed | null>(null);
  const latestOnNews = useRef(onNews);
  useEffect(() => {
    latestOnNews.current = onNews;
  });
  useEffect(() => {
    let clearing: ReturnType<typeof setTimeout> | undefined;
    const opened = new BoardFeed(client, store, {
      onRead: () => latestOnNews.current(null),
      onRefused: setIsDeaf,
      onChanges: (changes, ids) => {
        for (const change of changes) latestOnNews.current(change);
        if (ids.length === 0) return;
        setArrived(new Set(ids));
        clearTimeout(clearing);
        clearing = setTimeout(() => setArrived(none), arrivalMs);
      },
    });
    setFeed(opened);
    opened.start(takeFirstBoard());
    return () => {
      clearTimeout(clearing);
      opened.stop();
    };
  }, [client, store]);
  const hold = useCallback((held: boolean) => feed?.hold(held), [feed]);
  return { store, cards, arrived, hold, isDeaf };
}
