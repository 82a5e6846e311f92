import { useSyncExternalStore } from 'react';
import { wantPalette } from './palette';

let isShown = false;
const listeners = new Set<() => void>();

function set(shown: boolean): void {
  isShown = shown;
  for (const listener of listeners) listener();
}

/** Begins the tour of the product, which stands where the palette does. */
export function beginTour(): void {
  wantPalette();
  set(true);
}

/** Ends it. */
export function endTour(): void {
  set(false);
}

/** It cannot be shown: it is not begun when the line is back. Answers whether somebody waits for it. */
export function giveUpTour(): boolean {
  const wasShown = isShown;
  if (wasShown) endTour();
  return wasShown;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody is being shown round. */
export function useTourShown(): boolean {
  return useSyncExternalStore(subscribe, () => isShown);
}
