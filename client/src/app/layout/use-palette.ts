import { fetchedOnce, useFetched } from '../../lib/fetched-once';
import { unwantPalette, usePaletteWanted } from '../../lib/palette';
import { giveUpTour } from '../../lib/tour';
import { notifyNotFetched } from '../../ui/on-demand';
import type { Palette } from './palette';

const palette = fetchedOnce(async () => (await import('./palette')).Palette);

/** The palette once somebody may want it: where the line is down the page goes on without it. */
export function usePalette(): typeof Palette | null {
  return useFetched(palette, usePaletteWanted(), (error) => {
    unwantPalette();
    if (giveUpTour()) notifyNotFetched('Rundturen', error);
    else console.warn('The palette could not be fetched.', error);
  });
}
