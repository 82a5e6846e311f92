import { useCallback, useMemo, useState } from 'react';
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

/**
 * The list's state lives in the address (pages §0): back undoes a filter, and a link shares it. The router
 * changes the address a moment later, so until then what was chosen is shown ahead of it: a box that is
 * ticked stays ticked.
 */
export function useListView(): ListViewControl {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [ahead, setAhead] = useState<{ of: string; chosen: string } | null>(null);
  if (ahead && ahead.of !== address) setAhead(null);
  const shown = ahead?.of === address ? ahead.chosen : address;
  const view = useMemo(() => readView(new URLSearchParams(shown)), [shown]);
  const preferred = usePreferences().rowsPerPage;
  const change = useCallback<ListViewControl['change']>(
    (changed, { replace = false } = {}) => {
      const next = writeView({ ...readView(new URLSearchParams(shown)), ...changed });
      if (next.toString() === shown) return;
      setAhead({ of: address, chosen: next.toString() });
      // Scrolling to the top of the page on each letter of a search would take the field away.
      setParams(next, { replace, preventScrollReset: true });
    },
    [address, shown, setParams],
  );
  const setFilter = useCallback<ListViewControl['setFilter']>(
    (filter, options) => change({ filter, page: 1 }, options),
    [change],
  );
  return { view, rows: view.rows ?? preferred, change, setFilter };
}
