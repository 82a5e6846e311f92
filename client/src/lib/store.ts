import { useSyncExternalStore } from 'react';

/** Listeners of events outside React. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Calls back each time; answers the function that stops it. */
    on(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(): void {
      for (const listener of listeners) listener();
    },
    hasAny: () => listeners.size > 0,
  };
}

/** A value that is kept outside React, and followed from within by `use`. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const { on, tell, hasAny } = createListeners();
  const get = (): Value => value;
  return {
    get,
    set(next: Value): void {
      value = next;
      tell();
    },
    on,
    hasAny,
    use: (): Value => useSyncExternalStore(on, get),
  };
}
