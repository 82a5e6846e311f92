import { useSyncExternalStore } from 'react';

/** What of the palette is shown: where one goes to something, or the list of keys. */
export type PaletteView = 'closed' | 'open' | 'keys';

let view: PaletteView = 'closed';
const listeners = new Set<() => void>();

/** Opens or closes the palette, from wherever one is. */
export function showPalette(next: PaletteView): void {
  view = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is shown of the palette, following changes. */
export function usePaletteView(): PaletteView {
  return useSyncExternalStore(subscribe, () => view);
}
