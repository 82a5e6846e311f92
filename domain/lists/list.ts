import type { SavedList } from '../generated.js';

/**
 * A list's definition as data: its filters, sort orders and page size. Each filter has the name of its field in the
 * contract's input; `param` is its name in the page's address. Code beside the definition covers the rest.
 */
interface FilterNames {
  param: string;
  /** The field's name. */
  label: string;
  /** How its chip begins, where that is not the label; '' where the value says enough. */
  chip?: string;
  /** What its field says where it is out of use, where that is not 'Alla'. */
  all?: string;
}

type Labels = Readonly<Record<string, string>>;

export type ListFilter = FilterNames &
  (
    | { type: 'search'; placeholder?: string }
    | { type: 'text'; description?: string }
    /** A `menu` where there are few to choose among, else found by typing; `none` says that nothing was. */
    | {
        type: 'id';
        menu?: true;
        none?: string;
        /** What the address says of those that have none, which the contract has another filter for. */
        without?: { word: string; label: string; filter: string };
      }
    /** One of the school's own words, or several: a subject, municipalities. */
    | { type: 'value' | 'values' }
    /** `names` are the values' names in the address, where they are not the contract's. `usual` needs no word there. */
    | { type: 'choice'; labels: Labels; names?: Labels; usual?: string }
    /**
     * Several values. `usual` applies if the address has none; an explicit empty choice is `everything`. With a
     * `menu` the page offers a single choice.
     */
    | {
        type: 'choices';
        labels: Labels;
        names?: Labels;
        usual?: readonly string[];
        everything?: string;
        menu?: true;
      }
    | { type: 'from' | 'to' }
    /** Narrows when it is on; the address says 'ja', or `word`. */
    | { type: 'flag'; word?: string; description?: string }
    /** Yes, no or either; `labels` by what the address says of each. */
    | { type: 'either'; yes: string; no: string; labels: Labels }
    | { type: 'number'; least: number; most: number }
  );

export type ListFilters = Readonly<Record<string, ListFilter>>;

export interface Paging {
  usual: number;
  largest: number;
  /** How far REST's own operations reach: they are never cut short by the size of a screen (security, T31). */
  fixed?: number;
}

/** What can be narrowed. */
export interface Filtered<Filters extends ListFilters = ListFilters> {
  /** In the order of the page and of its address. */
  filters: Filters;
}

export interface ListSort<Field extends string = string> {
  field: Field;
  direction: 'ASC' | 'DESC';
}

/** A list that is read page by page. */
export interface ListDefinition<
  Filters extends ListFilters = ListFilters,
  Names extends Labels = Labels,
> extends Filtered<Filters> {
  /** As it is headed: 'Lärarhantering'. */
  title: string;
  /** The rows' name within a sentence, without and with the article: 'lärare', 'lärarna'. */
  rows: string;
  theRows: string;
  /** What can be sorted by, with each column's name in the address; null where the order is the list's own. */
  sorts: { names: Names; usual: ListSort } | null;
  /** The name that views of it are saved under, where they can be. */
  saved?: SavedList;
  /** Its name in the address, where it is a tab of its page and not the first. */
  tab?: string;
  /** The parameter of the address that names the row that is open. */
  open?: string;
  /** The filters behind the button 'Filter', group by group. */
  panel?: readonly (readonly string[])[];
  /** Null where there are so few that they come whole. */
  paging: Paging | null;
}

/** A list that grows at its top: it is read by cursor, since the numbers of pages would shift. */
export interface LogDefinition<Filters extends ListFilters = ListFilters> extends Filtered<Filters> {
  /** As it is headed: 'Åtkomstlogg'. */
  title: string;
  /** The name within a sentence: 'åtkomstloggen'. */
  name: string;
  paging: Paging;
}

/** Keeps the names and types of the filters and of the columns. */
export function defineList<const Filters extends ListFilters, const Names extends Labels>(
  definition: ListDefinition<Filters, Names> & {
    sorts: { usual: ListSort<keyof Names & string> } | null;
    panel?: readonly (readonly (keyof Filters & string)[])[];
  },
): ListDefinition<Filters, Names> {
  return definition;
}

/** Keeps the names and types of the filters. */
export function defineLog<const Filters extends ListFilters>(
  definition: LogDefinition<Filters>,
): LogDefinition<Filters> {
  return definition;
}

type Labelled<Filter> = Filter extends { labels: Readonly<Record<infer Value extends string, string>> }
  ? Value
  : string;

/** A filter's value where it is in use: what the contract takes. */
type UsedValue<Filter> = Filter extends { type: 'flag' | 'either' }
  ? boolean
  : Filter extends { type: 'number' }
    ? number
    : Filter extends { type: 'choices' | 'values' }
      ? Labelled<Filter>[]
      : Filter extends { type: 'choice' }
        ? Labelled<Filter>
        : string;

type FilterValue<Filter> = Filter extends
  { type: 'flag' | 'choices' | 'values' | 'search' | 'text' } | { type: 'choice'; usual: string }
  ? UsedValue<Filter>
  : UsedValue<Filter> | null;

/** What each filter is set to; null, false, '' or [] where it is out of use. */
export type FilterValues<Definition extends Filtered> = {
  -readonly [Name in keyof Definition['filters'] & string]: FilterValue<Definition['filters'][Name]>;
};

/** What the contract takes: the filters in use alone. */
export type FilterInput<Definition extends Filtered> = {
  -readonly [Name in keyof Definition['filters'] & string]?: UsedValue<Definition['filters'][Name]>;
};

/** The names of what a list can be sorted by. */
export type SortField<Definition> = Definition extends { sorts: { names: infer Names } | null }
  ? keyof Names & string
  : never;

/** A place in a list that is read by cursor: the id of the last row before it. */
export const cursorForm = /^\d{1,18}$/;
