import {
  cursorForm,
  type Filtered,
  type FilterInput,
  type FilterValues,
  type ListDefinition,
  type ListSort,
  type LogDefinition,
  type SortField,
} from '../../../domain/lists/list';
import { savedAddress } from '../../../domain/lists/saved-view';
import {
  noFilters,
  readFilters,
  readSort,
  usedFilters,
  writeFilters,
  writeSort,
} from '../../../domain/lists/list-url';
import { pageIn, rowsIn, writePaging, type PageSize } from './url-state/url-values';

/** The state of a list in its address: a link to the page shows another user the same rows. */
export type ListView<Definition extends ListDefinition> = FilterValues<Definition> & {
  sort: ListSort<SortField<Definition>> | null;
  /** From 1. */
  page: number;
  /** Null where the address leaves it to the reader's own preference. */
  rows: PageSize | null;
  /** The row that is open. */
  open: string | null;
  /** The saved view that is open, or `noView`. */
  saved?: string | null;
};

/** Address value for the list's defaults, chosen explicitly instead of the user's default view. */
export const noView = 'ingen';

interface UrlState<Definition extends Filtered, View> {
  /** Every filter out of use. */
  none: FilterValues<Definition>;
  /** Reads the address; unknown parameters are ignored. */
  read: (params: URLSearchParams) => View;
  /** The address of a view, without defaults. `before` is the previous view. */
  write: (view: View, before?: View) => URLSearchParams;
  /** The filter as the contract's input: only the filters in use. */
  toFilter: (view: View) => FilterInput<Definition>;
  /** Whether any filter is in use. */
  isFiltered: (view: View) => boolean;
}

export type ListUrl<Definition extends ListDefinition> = UrlState<Definition, ListView<Definition>>;

/** A list's address, from its definition. */
export function listUrl<Definition extends ListDefinition>(list: Definition): ListUrl<Definition> {
  return {
    ...addressed<Definition, ListView<Definition>>(list),
    read: (params) => ({
      ...readFilters(list, params),
      sort: readSort(list, params),
      page: pageIn(params),
      rows: rowsIn(params),
      open: list.open === undefined ? null : params.get(list.open),
      ...(list.saved && params.has('sparad') && { saved: params.get('sparad') }),
    }),
    write: (view, before) => {
      const params = new URLSearchParams();
      if (list.tab !== undefined) params.set('flik', list.tab);
      writeFilters(list, view, params);
      writeSort(list, view.sort, params);
      writePaging(params, view.page, view.rows);
      if (list.open !== undefined && view.open) params.set(list.open, view.open);
      const saved = list.saved && savedIn(list, view, before);
      if (saved) params.set('sparad', saved);
      return params;
    },
  };
}

/**
 * The saved view that goes on being open: none once everything that narrowed the list has been taken away. A search is
 * no part of a view, and ends none.
 */
function savedIn<Definition extends ListDefinition>(
  list: Definition,
  view: ListView<Definition>,
  before: ListView<Definition> | undefined,
): string | null | undefined {
  const isOpen = view.saved !== null && view.saved !== noView;
  const isNarrowed = (shown: ListView<Definition>): boolean => {
    const params = new URLSearchParams();
    writeFilters(list, shown, params);
    writeSort(list, shown.sort, params);
    return (isOpen ? savedAddress(list, params) : params.toString()) !== '';
  };
  return before && isNarrowed(before) && !isNarrowed(view) ? noView : view.saved;
}

/** The state of a log in its address. */
export type LogView<Definition extends LogDefinition> = FilterValues<Definition> & {
  /** The log's tab, which the address keeps. */
  tab: string | null;
  /** The last row of the page before. */
  after: string | null;
  page: number;
};

export type LogUrl<Definition extends LogDefinition> = UrlState<Definition, LogView<Definition>>;

/** A log's address, from its definition. */
export function logUrl<Definition extends LogDefinition>(log: Definition): LogUrl<Definition> {
  return {
    ...addressed<Definition, LogView<Definition>>(log),
    read: (params) => {
      const after = params.get('efter');
      return {
        tab: params.get('flik'),
        ...readFilters(log, params),
        after: after !== null && cursorForm.test(after) ? after : null,
        page: 1,
      };
    },
    write: (view) => {
      const params = new URLSearchParams();
      if (view.tab) params.set('flik', view.tab);
      writeFilters(log, view, params);
      if (view.after) params.set('efter', view.after);
      return params;
    },
  };
}

/** What every address has in common. */
function addressed<Definition extends Filtered, View extends FilterValues<Definition>>(list: Definition) {
  return {
    none: noFilters(list),
    toFilter: (view: View) => usedFilters(list, view),
    isFiltered: (view: View) => Object.keys(usedFilters(list, view)).length > 0,
  };
}
