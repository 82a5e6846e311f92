import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePreferences } from '../../lib/preferences';
import { readView, writeView, type ListFilter, type ListView, type PageSize } from './list-address';

export interface ListViewControl {
  view: ListView;
  /** Rows on a page: the address's, else the reader's preference. */
  rows: PageSize;
  change: (change: Partial<ListView>, options?: { replace?: boolean }) => void;
  setFilter: (filter: ListFilter, options?: { replace?: boolean }) => void;
}

/** The list's state lives in the address (pages §0): back undoes a filter, and a link shares it. */
export function useListView(): ListViewControl {
  const [params, setParams] = useSearchParams();
  const preferred = usePreferences().rowsPerPage;
  const view = useMemo(() => readView(params), [params]);
  const change = useCallback<ListViewControl['change']>(
    // Scrolling to the top of the page on each letter of a search would take the field away.
    (changed, { replace = false } = {}) =>
      setParams((now) => writeView({ ...readView(now), ...changed }), { replace, preventScrollReset: true }),
    [setParams],
  );
  const setFilter = useCallback<ListViewControl['setFilter']>(
    (filter, options) => change({ filter, page: 1 }, options),
    [change],
  );
  return { view, rows: view.rows ?? preferred, change, setFilter };
}
