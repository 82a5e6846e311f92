import {
  cursorForm,
  type FilterInput,
  type FilterValues,
  type ListFilter,
  type LogDefinition,
} from '../../../domain/lists/list';
import { choiceIn, dateIn, writeValues } from './address/address-values';

/** What a log shows, as its address says it. */
export type LogView<Definition extends LogDefinition> = FilterValues<Definition> & {
  /** The tab that the log stands on, which the address keeps. */
  tab: string | null;
  /** The last row of the page before. */
  after: string | null;
  page: number;
};

export interface LogAddress<Definition extends LogDefinition> {
  /** Every filter out of use, from the first page. */
  none: FilterValues<Definition> & { after: null };
  /** Reads the address; what it does not understand is left out. */
  read: (params: URLSearchParams) => LogView<Definition>;
  write: (view: LogView<Definition>) => URLSearchParams;
  /** The question as the contract takes it: only what is in use. */
  toInput: (view: LogView<Definition>) => FilterInput<Definition> & { after?: string };
  /** Whether any filter is in use. */
  isFiltered: (view: LogView<Definition>) => boolean;
}

/** A log's address, from its definition. */
export function logAddress<Definition extends LogDefinition>({
  filters,
}: Definition): LogAddress<Definition> {
  const all = Object.entries(filters);
  const filterValues = (valueOf: (filter: ListFilter) => string | boolean | null) =>
    Object.fromEntries(all.map(([name, filter]) => [name, valueOf(filter)])) as FilterValues<Definition>;
  const used = (view: LogView<Definition>) => {
    const values: Readonly<Record<string, unknown>> = view;
    return Object.fromEntries(
      all.flatMap(([name]) => (values[name] ? [[name, values[name]]] : [])),
    ) as FilterInput<Definition>;
  };
  return {
    none: { ...filterValues(({ type }) => (type === 'flag' ? false : null)), after: null },
    read: (params) => ({
      tab: params.get('flik'),
      ...filterValues((filter) => valueIn(params, filter)),
      after: fitting(params, 'efter', cursorForm),
      page: 1,
    }),
    write: (view) => {
      const values: Readonly<Record<string, string | boolean | null>> = view as FilterValues<LogDefinition>;
      const params = new URLSearchParams();
      writeValues(params, {
        flik: view.tab,
        ...Object.fromEntries(all.map(([name, { param }]) => [param, values[name]])),
        efter: view.after,
      });
      return params;
    },
    toInput: (view) => ({ ...used(view), ...(view.after && { after: view.after }) }),
    isFiltered: (view) => Object.keys(used(view)).length > 0,
  };
}

function valueIn(params: URLSearchParams, filter: ListFilter): string | boolean | null {
  switch (filter.type) {
    case 'id':
      return fitting(params, filter.param, /^[0-9a-f-]{36}$/i);
    case 'choice':
      return choiceIn(params, filter.param, Object.keys(filter.labels));
    case 'from':
    case 'to':
      return dateIn(params, filter.param);
    case 'flag':
      return params.get(filter.param) === 'ja';
  }
}

function fitting(params: URLSearchParams, name: string, form: RegExp): string | null {
  const given = params.get(name);
  return given && form.test(given) ? given : null;
}
