import { createStore } from '../../lib/store';

/** How long a spoken message stays: long enough for a screen reader to come to it. */
const keptMs = 3000;

const message = createStore('');
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Says something to screen readers only, politely: a count of hits, a finished copy, a change of page. */
export function announce(text: string): void {
  clearTimeout(clearing);
  // The same text twice is heard twice only when the region changes in between.
  message.set(message.get() === text ? `${text}\u00a0` : text);
  clearing = setTimeout(() => message.set(''), keptMs);
}

/** The region that `announce` speaks through; there is one, in the layout. */
export function LiveRegion() {
  const text = message.use();
  return (
    <div className="sr-only" aria-live="polite" aria-atomic="true" data-live-region="">
      {text}
    </div>
  );
}
