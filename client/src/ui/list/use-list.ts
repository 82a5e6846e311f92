import { useCallback, useMemo } from 'react';
import type { FilterInput, ListDefinition, ListSort, SortField } from '../../../../domain/lists/list';
import type { PageSize } from '../../lib/address/address-values';
import { useAddressState, type AddressState } from '../../lib/address/use-address-state';
import { listAddress, type ListView } from '../../lib/list-address';
import { usePreferences } from '../../lib/session/preferences';

export interface ListState<Definition extends ListDefinition> extends AddressState<ListView<Definition>> {
  list: Definition;
  /** The rows of a page. */
  rows: PageSize;
  /** The filter as the contract takes it. */
  filter: FilterInput<Definition>;
  isFiltered: boolean;
  /** How the contract is asked: while the new rows are on their way the known ones stand. */
  query: {
    variables: {
      input: {
        filter: FilterInput<Definition>;
        sort: ListSort<SortField<Definition>> | null;
        first: number;
        page: number;
      };
    };
    fetchPolicy: 'cache-and-network';
    notifyOnNetworkStatusChange: true;
  };
  /** Takes all filters away. */
  clear: () => void;
  /** Opens a row, or closes it, on the page that is shown. */
  open: (id: string | null) => void;
}

/** A list's state, which lives in the address. `list` must be stable. */
export function useList<Definition extends ListDefinition>(list: Definition): ListState<Definition> {
  const address = useMemo(() => listAddress(list), [list]);
  const state = useAddressState(address.read, address.write);
  const { view, change } = state;
  const { rowsPerPage } = usePreferences();
  const { page, sort } = view;
  const rows = view.rows ?? rowsPerPage;
  const filter = address.toFilter(view);
  return {
    ...state,
    list,
    rows,
    filter,
    isFiltered: address.isFiltered(view),
    query: {
      variables: { input: { filter, sort, first: rows, page } },
      fetchPolicy: 'cache-and-network',
      notifyOnNetworkStatusChange: true,
    },
    clear: useCallback(() => change(address.none as Partial<ListView<Definition>>), [change, address]),
    open: useCallback((open) => change({ open, page } as Partial<ListView<Definition>>), [change, page]),
  };
}
