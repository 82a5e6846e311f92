/** Whoever cannot come before the content is not kept for ever by an answer that does not come. */
const longestWaitMs = 2000;

let awaited = 0;
const listeners = new Set<() => void>();

/** The page waits for something that it is for; answers the function that says it stands there. */
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
 * When all that the page waits for stands there, or after two seconds: for what is asked for by the page itself and would
 * share the line with its content.
 */
export function afterContent(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      listeners.delete(look);
      resolve();
    };
    // What is drawn in one go says one after the other what it waits for.
    const look = () => setTimeout(() => awaited === 0 && end());
    const timer = setTimeout(end, longestWaitMs);
    listeners.add(look);
    if (awaited === 0) look();
  });
}
