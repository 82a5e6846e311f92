import { useEffect, useState } from 'react';
import { unwantPalette, usePaletteWanted } from '../../lib/palette';
import type { Palette } from './palette';

/** The palette once somebody may want it. Not `lazy`: where the line is down the page goes on without it. */
export function usePalette(): typeof Palette | null {
  const isWanted = usePaletteWanted();
  const [loaded, setLoaded] = useState<{ Palette: typeof Palette } | null>(null);
  useEffect(() => {
    if (!isWanted || loaded) return;
    // A browser that has failed to fetch a module does not fetch it again until the page is opened anew.
    if (!navigator.onLine) return unwantPalette();
    import('./palette').then(setLoaded, (error: unknown) => {
      console.warn('The palette could not be fetched.', error);
      unwantPalette();
    });
  }, [isWanted, loaded]);
  return loaded?.Palette ?? null;
}
