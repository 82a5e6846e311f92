import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { FilterInput, ListDefinition, ListSort, SortField } from '../../../../domain/lists/list';
import { noFilters, usedFilters } from '../../../../domain/lists/list-url';
import type { PageSize } from '../../lib/url-state/url-values';
import { useUrlState, type UrlState } from '../../lib/url-state/use-url-state';
import { startOf } from '../../lib/url-state/list-walk';
import { listUrl, type ListView } from '../../lib/list-url';
import { usualRows, useUsualRows } from '../../lib/use-medium';
import type { ColumnLayout } from './column-layout';

/** The input of a list query; `sort` only for sortable lists. A page is given by its number or by its start cursor. */
type ListQuestion<Definition extends ListDefinition> = {
  filter: FilterInput<Definition>;
  first: number;
  page?: number;
  after?: string;
} & (Definition['sorts'] extends null ? unknown : { sort: ListSort<SortField<Definition>> | null });

export interface ListState<
  Definition extends ListDefinition,
  View extends ListView<Definition> = ListView<Definition>,
> extends UrlState<View> {
  list: Definition;
  /** The rows of a page. */
  rows: PageSize;
  /** The filter as GraphQL input. */
  filter: FilterInput<Definition>;
  isFiltered: boolean;
  /** Options for `useQuery`: cached rows remain visible while new ones load. */
  query: {
    variables: { input: ListQuestion<Definition> };
    fetchPolicy: 'cache-and-network';
    notifyOnNetworkStatusChange: true;
  };
  /** Identity of the query regardless of the page; pages with the same identity follow each other. */
  question: object;
  /** Clears all filters. */
  clear: () => void;
  /** Opens a row, or closes it, on the page that is shown. */
  open: (id: string | null) => void;
}

/** How the contract is asked for a view of the list. */
function asked<Definition extends ListDefinition>(
  list: Definition,
  view: ListView<Definition>,
  usual: PageSize,
) {
  const { page, sort } = view;
  const filter = usedFilters(list, view);
  const question = { filter, first: view.rows ?? usual, ...(list.sorts && { sort }) };
  const after = startOf(list, question, page);
  const input = { ...question, ...(after === undefined ? { page } : { after }) } as ListQuestion<Definition>;
  return { question, variables: { input } };
}

/** What `useList` will ask where one comes by this address. */
export const firstAsked = <Definition extends ListDefinition>(list: Definition, search: URLSearchParams) =>
  asked(list, listUrl(list).read(search), usualRows()).variables;

/** A list's state, which lives in the address. `list` must be stable. */
export function useList<Definition extends ListDefinition>(list: Definition): ListState<Definition> {
  const url = useMemo(() => listUrl(list), [list]);
  return useListState(list, useUrlState(url.read, url.write));
}

/** The same for a list over a page whose address is not the list's. `list` must be stable. */
export function useLocalList<Definition extends ListDefinition>(list: Definition): ListState<Definition> {
  const [params] = useState(() => new URLSearchParams());
  const [view, setView] = useState(() => listUrl(list).read(params));
  const change = useCallback(
    (changed: Partial<ListView<Definition>>) => setView((now) => ({ ...now, page: 1, ...changed })),
    [],
  );
  return useListState(list, { view, params, change });
}

/** The same for a list whose address says more than the list. */
export function useListState<Definition extends ListDefinition, View extends ListView<Definition>>(
  list: Definition,
  state: UrlState<View>,
): ListState<Definition, View> {
  const { view, change } = state;
  const usual = useUsualRows();
  const { page } = view;
  const { question, variables } = asked(list, view, usual);
  const { filter, first: rows } = question;
  return {
    ...state,
    list,
    rows,
    filter,
    isFiltered: Object.keys(filter).length > 0,
    question,
    query: {
      variables,
      fetchPolicy: 'cache-and-network',
      notifyOnNetworkStatusChange: true,
    },
    clear: useCallback(() => change(noFilters(list) as Partial<View>), [change, list]),
    open: useCallback((open) => change({ open, page } as Partial<View>), [change, page]),
  };
}

/** The saved views of a list, which its page brings along. */
export interface ListViews {
  /** How the open view lays out the columns; null leaves them as the reader has them. */
  columns: ColumnLayout | null;
  /** Where one chooses and saves them. The layout is null where columns can't be laid out. */
  menu: (layout: ColumnLayout | null) => ReactNode;
}

export type UseListViews = (list: ListDefinition) => ListViews;

const noViews: ListViews = { columns: null, menu: () => null };

/** Of a list whose page brings none. */
export const useNoViews: UseListViews = () => noViews;
