import {
  cursorForm,
  type Filtered,
  type FilterInput,
  type ListDefinition,
  type ListFilter,
  type ListSort,
  type LogDefinition,
  type Paging,
  type SortField,
} from '../../../domain/lists/list.js';
import { badField } from '../errors/app-error.js';
import { requireId } from '../validation/id.js';
import { readQuestion } from '../validation/question.js';
import { cleanText } from '../validation/text.js';
import { escapeLike, type SqlParams } from './sql-params.js';

/** Its numbers are read as 32 bits. */
const LAST_PAGE = 1_000_000;

/** Filter input of a list in the contract; REST and GraphQL may both send null for an omitted field. */
export type ListInput<Definition extends Filtered> = {
  [Name in keyof Definition['filters'] & string]?:
    | (FilterInput<Definition>[Name] extends string | undefined ? string : FilterInput<Definition>[Name])
    | null
    | undefined;
};

type UsedFilter<Definition extends Filtered, Name extends string> = NonNullable<
  FilterInput<Definition>[Name & keyof FilterInput<Definition>]
>;

/**
 * SQL of each filter. `value` adds the filter's value to the parameters and returns its placeholder: text
 * becomes a case-insensitive contains pattern. A condition without a value applies when the filter is on.
 * Null if the list implements it by hand.
 */
export type FilterSql<Definition extends Filtered> = {
  readonly [Name in keyof Definition['filters'] & string]:
    string | ((value: () => string, given: UsedFilter<Definition, Name>) => string) | null;
};

/** How a list's columns are sorted by. */
export type SortSql<Definition extends ListDefinition> = Readonly<Record<SortField<Definition>, string>>;

/** The rows of a page. Throws BAD_USER_INPUT on `first` beyond the list's limits. */
export function pageSize(
  { paging }: { paging: Paging | null },
  first: number | null | undefined,
  fixedOperation = false,
): number {
  if (!paging) throw new Error('The list has no pages.');
  const rows = first ?? paging.usual;
  const largest = (fixedOperation && paging.fixed) || paging.largest;
  if (rows < 1 || rows > largest) throw badField('first', 'RANGE', `Ange 1 till ${largest} rader.`);
  return rows;
}

/** The requested page; throws BAD_USER_INPUT if it is invalid. */
export function readPage(
  list: { paging: Paging | null },
  input: { first?: number | null | undefined; page?: number | null | undefined },
  fixedOperation = false,
): { first: number; page: number; offset: number } {
  const first = pageSize(list, input.first, fixedOperation);
  const page = input.page ?? 1;
  if (page < 1 || page > LAST_PAGE) throw badField('page', 'RANGE', 'Sidan finns inte.');
  return { first, page, offset: (page - 1) * first };
}

/** LIMIT and OFFSET of a page. */
export function limitTo({ first, offset }: { first: number; offset: number }, params: SqlParams): string {
  return `LIMIT ${params.add(first)} OFFSET ${params.add(offset)}`;
}

/** Sort column and direction; rows without a value sort last in both directions. */
export function orderOf<Definition extends ListDefinition>(
  { sorts }: Definition,
  sql: SortSql<Definition>,
  sort: ListSort<SortField<Definition>> | null | undefined,
): string {
  const columns: Readonly<Record<string, string>> = sql;
  const { field, direction } = sort ?? sorts?.usual ?? { field: '', direction: 'ASC' };
  return `${columns[field]} ${direction === 'DESC' ? 'DESC' : 'ASC'} NULLS LAST`;
}

/**
 * Conditions of the active filters, to be joined by AND. Throws BAD_USER_INPUT for an invalid value, with
 * `path` and the filter's name.
 */
export function filterConditions<Definition extends Filtered>(
  { filters }: Definition,
  input: ListInput<Definition>,
  { sql, params, path = 'filter.' }: { sql: FilterSql<Definition>; params: SqlParams; path?: string },
): string[] {
  const given: Readonly<Record<string, unknown>> = input;
  const all = Object.entries(sql) as [string, ReadSql][];
  return all.flatMap(([name, condition]) => {
    const filter = filters[name];
    if (!filter || condition === null) return [];
    const value = usedValue(filter, given[name], path + name);
    if (value === null) return [];
    if (typeof condition === 'string') return value === true ? [condition] : [];
    const parameter = asParameter(filter, value);
    let placeholder: string | undefined;
    return [condition(() => (placeholder ??= params.add(parameter)), value)];
  });
}

type Used = string | number | boolean | readonly unknown[];
type ReadSql = string | ((value: () => string, given: Used) => string) | null;

/** Conditions of a log sorted by `id`, newest first, to be joined by AND. */
export function listConditions<Definition extends LogDefinition>(
  log: Definition,
  input: ListInput<Definition> & { after?: string | null | undefined },
  { sql, id, params }: { sql: FilterSql<Definition>; id: string; params: SqlParams },
): string {
  const all = ['true', ...filterConditions(log, input, { sql, params, path: '' })];
  if (input.after) all.push(`${id} < ${params.add(readCursor(input.after))}::bigint`);
  return all.join(' AND ');
}

/** Builds a page from the rows found, which include one more than `rows`. */
export function cursorPage<Row extends { id: string }>(
  found: readonly Row[],
  rows: number,
): { nodes: Row[]; nextCursor: string | null } {
  const nodes = found.slice(0, rows);
  return { nodes, nextCursor: found.length > rows ? (nodes.at(-1)?.id ?? null) : null };
}

/** Days are Swedish ones: from midnight to midnight in Stockholm. */
export function daysOf(column: string): Readonly<Record<'from' | 'to', (value: () => string) => string>> {
  return {
    from: (value) => `${column} >= ${value()}::date::timestamp AT TIME ZONE 'Europe/Stockholm'`,
    to: (value) => `${column} < (${value()}::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm'`,
  };
}

/** The filters of a read for the access log, without its flags. */
export function askedFor<Definition extends LogDefinition>(
  { filters }: Definition,
  input: ListInput<Definition>,
): Record<string, unknown> {
  const given: Readonly<Record<string, unknown>> = input;
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, { type }]) =>
      type !== 'flag' && given[name] ? [[name, given[name]]] : [],
    ),
  );
}

/** Value of a filter; null if it is not in use. */
function usedValue(filter: ListFilter, value: unknown, path: string): Used | null {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return inRange(filter, value, path);
  if (Array.isArray(value)) return value.length > 0 ? value : null;
  if (typeof value !== 'string' || value === '') return null;
  switch (filter.type) {
    case 'id':
      return requireId(value, path);
    case 'search':
    case 'text':
      return readQuestion(value, path);
    case 'value':
    case 'choice':
      // Choices may be more than the definition has words for.
      return cleanText(value) || null;
    default:
      return value;
  }
}

function inRange(filter: ListFilter, value: number, path: string): number {
  if (filter.type !== 'number' || (value >= filter.least && value <= filter.most)) return value;
  throw badField(path, 'RANGE', `Ange ${filter.least} till ${filter.most}.`);
}

function asParameter({ type }: ListFilter, value: Used): unknown {
  return (type === 'search' || type === 'text') && typeof value === 'string'
    ? `%${escapeLike(value)}%`
    : value;
}

function readCursor(after: string): string {
  if (cursorForm.test(after)) return after;
  throw badField('after', 'FORMAT', 'after är inte en giltig markör.');
}
