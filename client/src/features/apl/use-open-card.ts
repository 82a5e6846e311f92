import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { dialogClearMs } from '../../lib/fixed-texts';

export interface OpenCard {
  /** The card that the address names (`/apl?kort={id}`). */
  opened: string | null;
  /** What the dialog holds: it is cleared 99 ms after closing (specification §9). */
  shown: string | null;
  open: (id: string) => void;
  close: () => void;
}

/**
 * The open card lives in the address: it can be sent to a colleague, and the browser's back closes it.
 * `onCleared` hears whose card was closed, and must stay the same function.
 */
export function useOpenCard(onCleared: (id: string) => void): OpenCard {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: { openedHere?: boolean } | null };
  const navigate = useNavigate();
  const opened = params.get('kort');
  const [shown, setShown] = useState(opened);
  if (opened !== null && shown !== opened) setShown(opened);
  useEffect(() => {
    if (opened !== null || shown === null) return undefined;
    const timer = setTimeout(() => {
      setShown(null);
      onCleared(shown);
    }, dialogClearMs);
    return () => clearTimeout(timer);
  }, [opened, shown, onCleared]);

  const change = (edit: (next: URLSearchParams) => void, options: { replace: boolean; state?: unknown }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { preventScrollReset: true, ...options },
    );
  return {
    opened,
    shown,
    open: (id) => change((next) => next.set('kort', id), { replace: false, state: { openedHere: true } }),
    close: () => {
      if (state?.openedHere) void navigate(-1);
      else change((next) => next.delete('kort'), { replace: true });
    },
  };
}
