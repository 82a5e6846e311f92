import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { notify } from '../feedback/toast-store';
import type { overlayParts } from './overlay-parts';

let parts: typeof overlayParts | null = null;
const listeners = new Set<() => void>();

/** Fetches what a press opens. The layout does so ahead: a menu or a question may come while the line is down. */
export async function fetchOverlayParts(): Promise<void> {
  parts ??= (await import('./overlay-parts')).overlayParts;
  for (const listener of listeners) listener();
}

/**
 * The parts of overlays once they are there; asked for when `wanted`. `onFailed` closes what could not be
 * shown (`name`, as in 'Menyn'), and the person is told. Not `lazy`: its first showing waits, also for what has been fetched already.
 */
export function useOverlayParts(
  name: string,
  wanted: boolean,
  onFailed: () => void,
): typeof overlayParts | null {
  const missing = wanted && !parts;
  const failed = useEffectEvent((error: unknown) => {
    console.error('The overlay could not be shown.', error);
    onFailed();
    notify.error(`${name} kunde inte visas. Kontrollera anslutningen och försök igen.`);
  });
  useEffect(() => {
    if (missing) fetchOverlayParts().catch(failed);
  }, [missing]);
  return useSyncExternalStore(subscribe, () => parts);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
