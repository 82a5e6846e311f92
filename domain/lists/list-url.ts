import { valuesOf } from '../options.js';
import type {
  Filtered,
  FilterInput,
  FilterValues,
  ListDefinition,
  ListFilter,
  ListSort,
  SortField,
} from './list.js';

/*
 * Parses and serialises a list's URL parameters by its definition, in client and server, so that exports contain the
 * rows shown on the page. Invalid parameters are ignored, never an error.
 */

type Value = string | number | boolean | readonly string[] | null;

/** Maximum number of values of a filter. */
const MOST_WORDS = 30;
const ID = /^[0-9a-f-]{36}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filter values in the address. */
export function readFilters<Definition extends Filtered>(
  { filters }: Definition,
  params: URLSearchParams,
): FilterValues<Definition> {
  return ofEach(filters, (filter) => valueIn(params, filter)) as FilterValues<Definition>;
}

/** The values of unused filters. */
export function noFilters<Definition extends Filtered>({ filters }: Definition): FilterValues<Definition> {
  return ofEach(filters, unused) as FilterValues<Definition>;
}

/** Writes the filters in use. */
export function writeFilters<Definition extends Filtered>(
  { filters }: Definition,
  values: FilterValues<Definition>,
  params: URLSearchParams,
): void {
  const given: Readonly<Record<string, Value>> = values;
  for (const [name, filter] of Object.entries(filters))
    for (const word of wordsOf(filter, given[name] ?? null)) params.append(filter.param, word);
}

/** The filter as the contract's input: only the filters in use. */
export function usedFilters<Definition extends Filtered>(
  { filters }: Definition,
  values: FilterValues<Definition>,
): FilterInput<Definition> {
  const given: Readonly<Record<string, Value>> = values;
  const used = Object.entries(filters).flatMap(([name, filter]) => {
    const value = given[name] ?? null;
    if (filter.type === 'id' && filter.without && value === filter.without.word)
      return [[filter.without.filter, true]];
    return isUsed(filter, value) ? [[name, typeof value === 'string' ? value.trim() : value]] : [];
  });
  return Object.fromEntries(used) as FilterInput<Definition>;
}

/** The sort order in the address, or the default; null for a list with a fixed order. */
export function readSort<Definition extends Pick<ListDefinition, 'sorts'>>(
  { sorts }: Definition,
  params: URLSearchParams,
): ListSort<SortField<Definition>> | null {
  if (!sorts) return null;
  const field = valuesOf(sorts.names).find((one) => sorts.names[one] === params.get('sortera'));
  const sort = field
    ? { field, direction: params.get('ordning') === 'fallande' ? ('DESC' as const) : ('ASC' as const) }
    : sorts.usual;
  return sort as ListSort<SortField<Definition>>;
}

/** Writes the order unless it is the usual one, so that addresses stay short. */
export function writeSort(
  { sorts }: Pick<ListDefinition, 'sorts'>,
  sort: ListSort | null,
  params: URLSearchParams,
): void {
  if (!sorts || !sort) return;
  if (sort.field === sorts.usual.field && sort.direction === sorts.usual.direction) return;
  params.set('sortera', sorts.names[sort.field] ?? '');
  params.set('ordning', sort.direction === 'ASC' ? 'stigande' : 'fallande');
}

function ofEach<Result>(
  filters: Filtered['filters'],
  make: (filter: ListFilter) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, make(filter)]));
}

function unused(filter: ListFilter): Value {
  switch (filter.type) {
    case 'search':
    case 'text':
      return '';
    case 'flag':
      return false;
    case 'choices':
    case 'values':
      return [];
    case 'choice':
      return filter.usual ?? null;
    default:
      return null;
  }
}

function valueIn(params: URLSearchParams, filter: ListFilter): Value {
  const given = params.get(filter.param);
  switch (filter.type) {
    case 'search':
    case 'text':
      return given ?? '';
    case 'value':
      return given;
    case 'values':
      return params.getAll(filter.param).slice(0, MOST_WORDS);
    case 'id':
      return given !== null && given === filter.without?.word ? given : fitting(given, ID);
    case 'from':
    case 'to':
      return fitting(given, DAY);
    case 'flag':
      return params.getAll(filter.param).includes(filter.word ?? 'ja');
    case 'either':
      return given === filter.yes ? true : given === filter.no ? false : null;
    case 'choice':
      return chosen(filter, given === null ? [] : [given])[0] ?? filter.usual ?? null;
    case 'choices':
      return params.has(filter.param)
        ? chosen(filter, params.getAll(filter.param))
        : [...(filter.usual ?? [])];
    case 'number': {
      const number = Number(given);
      return Number.isInteger(number) && number >= filter.least && number <= filter.most ? number : null;
    }
  }
}

/** Those of the set that are named, in its order. */
function chosen({ labels, names }: ListFilter & { type: 'choice' | 'choices' }, given: readonly string[]) {
  const named = new Set(names ? given.map((word) => word.toLowerCase()) : given);
  return valuesOf(labels).filter((value) => named.has(names?.[value] ?? value));
}

/** The parameter values of a filter value; empty for the default. */
function wordsOf(filter: ListFilter, value: Value): readonly string[] {
  if (filter.type === 'either') return value === null ? [] : [value ? filter.yes : filter.no];
  if (filter.type === 'choices' && filter.usual && Array.isArray(value)) {
    if (value.join() === filter.usual.join()) return [];
    if (value.length === 0) return filter.everything ? [filter.everything] : [];
  }
  if (!isUsed(filter, value)) return [];
  if (typeof value === 'boolean') return [(filter.type === 'flag' && filter.word) || 'ja'];
  const all = Array.isArray(value) ? (value as readonly string[]) : [String(value).trim()];
  const names = 'names' in filter ? filter.names : undefined;
  return all.map((one) => names?.[one] ?? one);
}

function isUsed(filter: ListFilter, value: Value): boolean {
  if (filter.type === 'either') return value !== null;
  if (filter.type === 'choice') return value !== null && value !== filter.usual;
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function fitting(given: string | null, form: RegExp): string | null {
  return given !== null && form.test(given) ? given : null;
}
