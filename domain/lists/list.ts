import type { SavedList } from '../generated.js';

/**
 * A list's definition as data: its filters, sort orders and page size. Each filter has the name of its field in the
 * contract's input; `param` is its name in the page's address. Code beside the definition covers the rest.
 */
interface FilterNames {
  param: string;
  /** The field's name. */
  label: string;
  /** Prefix of the filter chip. Default: the label; '' shows the value only. */
  chip?: string;
  /** Text of the unused field. Default: 'Alla'. */
  all?: string;
}

type Labels = Readonly<Record<string, string>>;

export type ListFilter = FilterNames &
  (
    | { type: 'search'; placeholder?: string }
    | { type: 'text'; description?: string }
    /** A `menu` for few options, else a search field; `none` is the text for no matches. */
    | {
        type: 'id';
        menu?: true;
        none?: string;
        /** Address value and label for rows without a value, and the name of the separate input field that selects them. */
        without?: { word: string; label: string; filter: string };
      }
    /** One or several values defined by the school, such as a subject or municipalities. */
    | { type: 'value' | 'values' }
    /** `names` are the address values that differ from the enum values. The default, `usual`, is not in the address. */
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
    /** Filters when on; the address value is `word`, by default 'ja'. */
    | { type: 'flag'; word?: string; description?: string }
    /** Yes, no or either; `labels` by address value. */
    | { type: 'either'; yes: string; no: string; labels: Labels }
    | { type: 'number'; least: number; most: number }
  );

export type ListFilters = Readonly<Record<string, ListFilter>>;

export interface Paging {
  usual: number;
  largest: number;
  /** Maximum number of rows for fixed REST operations, independent of screen sizes (security, T31). */
  fixed?: number;
}

/** A definition with filters. */
export interface Filtered<Filters extends ListFilters = ListFilters> {
  /** In the order of the page and of its address. */
  filters: Filters;
}

export interface ListSort<Field extends string = string> {
  field: Field;
  direction: 'ASC' | 'DESC';
}

/** A list with numbered pages. */
export interface ListDefinition<
  Filters extends ListFilters = ListFilters,
  Names extends Labels = Labels,
> extends Filtered<Filters> {
  /** Page heading: 'Lärarhantering'. */
  title: string;
  /** The rows' name within a sentence, without and with the article: 'lärare', 'lärarna'. */
  rows: string;
  theRows: string;
  /** Sortable fields with their names in the address; null for a fixed order. */
  sorts: { names: Names; usual: ListSort } | null;
  /** Identifier for saved views; unset if views cannot be saved. */
  saved?: SavedList;
  /** Its tab parameter; unset for the first tab. */
  tab?: string;
  /** The address parameter with the id of the open row. */
  open?: string;
  /** The filters behind the button 'Filter', group by group. */
  panel?: readonly (readonly string[])[];
  /** Null for short lists that are loaded completely. */
  paging: Paging | null;
}

/** A list that grows at its top and uses cursor pagination, because page numbers would shift. */
export interface LogDefinition<Filters extends ListFilters = ListFilters> extends Filtered<Filters> {
  /** Page heading: 'Åtkomstlogg'. */
  title: string;
  /** The name within a sentence: 'åtkomstloggen'. */
  name: string;
  paging: Paging;
}

/** Infers the names and types of the filters and sort fields. */
export function defineList<const Filters extends ListFilters, const Names extends Labels>(
  definition: ListDefinition<Filters, Names> & {
    sorts: { usual: ListSort<keyof Names & string> } | null;
    panel?: readonly (readonly (keyof Filters & string)[])[];
  },
): ListDefinition<Filters, Names> {
  return definition;
}

/** Infers the names and types of the filters. */
export function defineLog<const Filters extends ListFilters>(
  definition: LogDefinition<Filters>,
): LogDefinition<Filters> {
  return definition;
}

type Labelled<Filter> = Filter extends { labels: Readonly<Record<infer Value extends string, string>> }
  ? Value
  : string;

/** The value of a filter in use, as GraphQL input. */
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

/** The value of each filter; null, false, '' or [] if unused. */
export type FilterValues<Definition extends Filtered> = {
  -readonly [Name in keyof Definition['filters'] & string]: FilterValue<Definition['filters'][Name]>;
};

/** The GraphQL filter input: only the filters in use. */
export type FilterInput<Definition extends Filtered> = {
  -readonly [Name in keyof Definition['filters'] & string]?: UsedValue<Definition['filters'][Name]>;
};

/** The names of a list's sortable fields. */
export type SortField<Definition> = Definition extends { sorts: { names: infer Names } | null }
  ? keyof Names & string
  : never;

/** Format of a cursor: the id of the last row before the page. */
export const cursorForm = /^\d{1,18}$/;
