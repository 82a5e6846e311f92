/** Upper limit, in case the content's answer never comes. */
const longestWaitMs = 2000;

let awaited = 0;
const listeners = new Set<() => void>();

/** Registers content that the page waits for; returns the function that marks it as ready. */
export function awaitContent(): () => void {
  let isAwaited = true;
  awaited += 1;
  return () => {
    if (isAwaited) awaited -= 1;
    isAwaited = false;
    if (awaited === 0) for (const listener of listeners) listener();
  };
}

/**
 * Resolves when all awaited content is ready, or after two seconds: for secondary requests that would compete with
 * the content.
 */
export function afterContent(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      listeners.delete(look);
      resolve();
    };
    // Components of one render register one after the other.
    const look = () => setTimeout(() => awaited === 0 && end());
    const timer = setTimeout(end, longestWaitMs);
    listeners.add(look);
    if (awaited === 0) look();
  });
}
