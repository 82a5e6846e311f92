import { useEffect, useState } from 'react';
import { usePendingConfirm } from './confirm-store';
import { fetchOverlayParts, useOverlayParts } from './use-overlay-parts';

/**
 * Where `confirm` shows its dialog; there is one, in the layout. What overlays are made of is fetched ahead with
 * the first press: a question may come while the line is down, and without its dialog it is answered no and told.
 */
export function ConfirmHost() {
  const pending = usePendingConfirm();
  const [last, setLast] = useState(pending);
  if (pending && pending !== last) setLast(pending);
  const parts = useOverlayParts('Frågan', pending !== null, () => pending?.answer(false));
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const fetchAhead = () => {
      listening.abort();
      fetchOverlayParts().catch((error: unknown) =>
        console.warn('The overlays could not be fetched ahead.', error),
      );
    };
    document.addEventListener('pointerdown', fetchAhead, { signal });
    document.addEventListener('keydown', fetchAhead, { signal });
    return () => listening.abort();
  }, []);
  if (!last || !parts) return null;
  return <parts.ConfirmDialog opened={pending !== null} request={last} />;
}
