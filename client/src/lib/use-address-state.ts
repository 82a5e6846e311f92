import { useCallback, useMemo, useState } from 'react';
import { useSearch } from './use-search';

export interface AddressState<View> {
  view: View;
  /** The address as it is shown, for exports and links. */
  params: URLSearchParams;
  /** Everything but a change of page leads back to the first one. */
  change: (change: Partial<View>, options?: { replace?: boolean }) => void;
}

/**
 * A list's state lives in the address (pages §0): back undoes a filter, and a link shares it. The router
 * changes the address a moment later, so until then what was chosen is shown ahead of it: a box that is
 * ticked stays ticked. `read` and `write` must be stable functions.
 */
export function useAddressState<View extends { page: number }>(
  read: (params: URLSearchParams) => View,
  write: (view: View) => URLSearchParams,
): AddressState<View> {
  const [current, changeSearch] = useSearch();
  const address = current.toString();
  const [ahead, setAhead] = useState<{ of: string; chosen: string } | null>(null);
  if (ahead && ahead.of !== address) setAhead(null);
  const shown = ahead?.of === address ? ahead.chosen : address;
  const params = useMemo(() => new URLSearchParams(shown), [shown]);
  const view = useMemo(() => read(params), [read, params]);
  const change = useCallback<AddressState<View>['change']>(
    (changed, { replace = false } = {}) => {
      changeSearch(
        (present) => {
          const next = write({ ...read(present), page: 1, ...changed });
          setAhead({ of: address, chosen: next.toString() });
          return next;
        },
        { replace },
      );
    },
    [address, read, write, changeSearch],
  );
  return { view, params, change };
}
