import { useSyncExternalStore } from 'react';

/** How long a spoken message stays: long enough for a screen reader to come to it. */
const keptMs = 3000;

let message = '';
let clearing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: string): void {
  message = next;
  for (const listener of listeners) listener();
}

/** Says something to screen readers only, politely: a count of hits, a finished copy, a change of page. */
export function announce(text: string): void {
  clearTimeout(clearing);
  // The same text twice is heard twice only when the region changes in between.
  set(message === text ? `${text}\u00a0` : text);
  clearing = setTimeout(() => set(''), keptMs);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The region that `announce` speaks through; there is one, in the layout. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, () => message);
  return (
    <div className="sr-only" aria-live="polite" aria-atomic="true" data-live-region="">
      {text}
    </div>
  );
}
