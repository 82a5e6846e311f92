/**
 * A list's definition as data: what it can be narrowed by and how far a page reaches. Each filter is named as in
 * the contract's input; `param` is its name in the page's address. What a description can't say is written by
 * hand beside it.
 */
export type ListFilter =
  | { type: 'id'; param: string; label: string }
  | { type: 'choice'; param: string; label: string; labels: Readonly<Record<string, string>> }
  | { type: 'from' | 'to'; param: string; label: string }
  /** Narrows when it is on; the address says 'ja'. */
  | { type: 'flag'; param: string; label: string };

/** A list that grows at its top: it is read by cursor, since the numbers of pages would shift. */
export interface LogDefinition<
  Filters extends Readonly<Record<string, ListFilter>> = Readonly<Record<string, ListFilter>>,
> {
  /** As it is headed: 'Åtkomstlogg'. */
  title: string;
  /** As it stands in a sentence: 'åtkomstloggen'. */
  name: string;
  /** In the order of the page and of its address. */
  filters: Filters;
  paging: { usual: number; largest: number };
}

/** Keeps the names and types of the filters. */
export function defineLog<const Filters extends Readonly<Record<string, ListFilter>>>(
  definition: LogDefinition<Filters>,
): LogDefinition<Filters> {
  return definition;
}

type FilterValue<Filter> = Filter extends { type: 'flag' }
  ? boolean
  : Filter extends { labels: Readonly<Record<infer Value extends string, string>> }
    ? Value | null
    : string | null;

/** What each filter is set to; null or false where it is out of use. */
export type FilterValues<Definition extends LogDefinition> = {
  -readonly [Name in keyof Definition['filters'] & string]: FilterValue<Definition['filters'][Name]>;
};

/** What the contract takes: the filters in use alone. */
export type FilterInput<Definition extends LogDefinition> = {
  -readonly [Name in keyof Definition['filters'] & string]?: NonNullable<
    FilterValue<Definition['filters'][Name]>
  >;
};

/** A place in a list that is read by cursor: the id of the last row before it. */
export const cursorForm = /^\d{1,18}$/;
