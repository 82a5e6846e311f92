import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readUserView, writeUserView, type UserView } from './user-address';

export interface UserViewControl {
  view: UserView;
  /** Everything but a change of page leads back to the first one. */
  change: (change: Partial<UserView>, options?: { replace?: boolean }) => void;
}

/**
 * The list's state lives in the address (pages §0). The router changes the address a moment later, so until
 * then what was chosen is shown ahead of it.
 */
export function useUserView(): UserViewControl {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [ahead, setAhead] = useState<{ of: string; chosen: string } | null>(null);
  if (ahead && ahead.of !== address) setAhead(null);
  const shown = ahead?.of === address ? ahead.chosen : address;
  const view = useMemo(() => readUserView(new URLSearchParams(shown)), [shown]);
  const change = useCallback<UserViewControl['change']>(
    (changed, { replace = false } = {}) => {
      const next = writeUserView({ ...readUserView(new URLSearchParams(shown)), page: 1, ...changed });
      if (next.toString() === shown) return;
      setAhead({ of: address, chosen: next.toString() });
      setParams(next, { replace, preventScrollReset: true });
    },
    [address, shown, setParams],
  );
  return { view, change };
}
