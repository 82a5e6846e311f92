import { wantPalette } from './palette';
import { createStore } from './store';

const shown = createStore(false);

/** Begins the tour of the product, which stands where the palette does. */
export function beginTour(): void {
  wantPalette();
  shown.set(true);
}

/** Ends it. */
export function endTour(): void {
  shown.set(false);
}

/** It cannot be shown: it is not begun when the line is back. Answers whether somebody waits for it. */
export function giveUpTour(): boolean {
  const wasShown = shown.get();
  if (wasShown) endTour();
  return wasShown;
}

/** Whether somebody is being shown round. */
export const useTourShown = shown.use;
