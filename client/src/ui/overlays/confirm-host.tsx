import { useEffect, useState } from 'react';
import { usePendingConfirm } from './confirm-store';
import { fetchOverlayParts, useOverlayParts } from './use-overlay-parts';

/**
 * Renders the dialog of `confirm`, once in the layout. The first press prefetches the overlay chunk, because a question
 * may come while the user is offline; without its dialog, it resolves to no and shows a message.
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
