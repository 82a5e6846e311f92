import { useDeferredValue, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createListeners } from './store';

/** Code that is fetched when it is first wanted. */
export interface FetchedOnce<T> {
  /** Fetches it, unless it is there; rejects where it cannot come. */
  fetch: () => Promise<void>;
  /** The loaded code; null before that. */
  current: () => T | null;
  subscribe: (listener: () => void) => () => void;
}

/** Code that `load` fetches once, when its `turn` has come; after a failure the next who want it try again. */
export function fetchedOnce<T>(load: () => Promise<T>, turn?: () => Promise<void>): FetchedOnce<T> {
  let fetched: T | null = null;
  const { on, tell } = createListeners();
  return {
    async fetch() {
      if (fetched === null && turn) await turn();
      // A browser remembers for good that a file which another one imports could not be fetched: without a line none is
      // asked for, so that all of them come once it is back.
      if (fetched === null && !navigator.onLine) throw new Error('There is no connection.');
      fetched ??= await load();
      tell();
    },
    current: () => fetched,
    subscribe: on,
  };
}

/**
 * The code once loaded; requested when `wanted`. Not `lazy`: a failed load would remove the page, and its first
 * render waits even for loaded code.
 */
export function useFetched<T>(
  { fetch, current, subscribe }: FetchedOnce<T>,
  wanted: boolean,
  onFailed: (error: unknown) => void,
): T | null {
  const missing = wanted && current() === null;
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    let isWanted = true;
    if (missing) fetch().catch((error: unknown) => isWanted && failed(error));
    return () => {
      isWanted = false;
    };
  }, [missing, fetch]);
  // Rendered as a transition, so that input has priority.
  return useDeferredValue(useSyncExternalStore(subscribe, current));
}
