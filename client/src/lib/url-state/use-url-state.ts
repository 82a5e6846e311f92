import { useCallback, useMemo } from 'react';
import { useSearch } from './use-search';

export interface UrlState<View> {
  view: View;
  /** The address as it is shown, for exports and links. */
  params: URLSearchParams;
  /** Everything but a change of page leads back to the first one. */
  change: (change: Partial<View>, options?: { replace?: boolean }) => void;
}

/**
 * A list's state lives in the address (pages §0): back undoes a filter, and a link shares it. `read` and
 * `write` must be stable functions.
 */
export function useUrlState<View extends { page: number }>(
  read: (params: URLSearchParams) => View,
  write: (view: View, before: View) => URLSearchParams,
): UrlState<View> {
  const [params, changeSearch] = useSearch();
  const view = useMemo(() => read(params), [read, params]);
  const change = useCallback<UrlState<View>['change']>(
    (changed, { replace = false } = {}) =>
      changeSearch(
        (present) => {
          const before = read(present);
          return write({ ...before, page: 1, ...changed }, before);
        },
        { replace },
      ),
    [read, write, changeSearch],
  );
  return { view, params, change };
}
