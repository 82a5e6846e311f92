import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dialogClearMs } from '../../lib/fixed-texts';
import { useSearch } from '../../lib/url-state/use-search';

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
  const [params, changeSearch] = useSearch();
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

  return {
    opened,
    shown,
    open: (id) => changeSearch({ kort: id }, { state: { openedHere: true } }),
    close: () => {
      if (state?.openedHere) void navigate(-1);
      else changeSearch({ kort: null }, { replace: true });
    },
  };
}
