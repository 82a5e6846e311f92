import { fetchedOnce, useFetched } from '../../lib/fetched-once';
import { notifyNotFetched } from '../on-demand';
import type { overlayParts } from './overlay-parts';

const parts = fetchedOnce(async () => (await import('./overlay-parts')).overlayParts);

/** Fetches what a press opens. The layout does so ahead: a menu or a question may come while the line is down. */
export const fetchOverlayParts = parts.fetch;

/** The parts of overlays once they are there; asked for when `wanted`. `onFailed` closes what could not be shown (`name`, as in 'Menyn'). */
export function useOverlayParts(
  name: string,
  wanted: boolean,
  onFailed: () => void,
): typeof overlayParts | null {
  return useFetched(parts, wanted, (error) => {
    notifyNotFetched(name, error);
    onFailed();
  });
}
