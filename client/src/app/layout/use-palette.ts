import { fetchedOnce, useFetched } from '../../lib/fetched-once';
import { unwantPalette, usePaletteWanted } from '../../lib/palette';
import { giveUpTour } from '../../lib/tour';
import { notifyNotFetched } from '../../ui/on-demand';
import type { Palette } from './palette';

const palette = fetchedOnce(async () => (await import('./palette')).Palette);

/** Lazily loads the command palette before its likely first use; offline, the page works without it. */
export function usePalette(): typeof Palette | null {
  return useFetched(palette, usePaletteWanted(), (error) => {
    unwantPalette();
    if (giveUpTour()) notifyNotFetched('Rundturen', error);
    else console.warn('The palette could not be fetched.', error);
  });
}
