import { cursorForm, type ListFilter, type LogDefinition } from '../../../domain/lists/list.js';
import { badField } from '../errors/app-error.js';
import { requireId } from '../validation/id.js';
import { cleanText } from '../validation/text.js';
import type { SqlParams } from './sql-params.js';

/** What the contract's input of a list holds; REST and GraphQL may both send null for what is left out. */
export type ListInput<Definition extends LogDefinition> = {
  [Name in keyof Definition['filters'] & string]?:
    (Definition['filters'][Name]['type'] extends 'flag' ? boolean : string) | null | undefined;
} & { after?: string | null | undefined; first?: number | null | undefined };

/** How a filter reads in SQL; `value` is the placeholder of what it is set to. */
export type FilterSql<Definition extends LogDefinition> = Readonly<
  Record<keyof Definition['filters'] & string, (value: string) => string>
>;

/** The rows of a page. Throws BAD_USER_INPUT on `first` beyond the list's limits. */
export function pageSize({ paging }: LogDefinition, first: number | null | undefined): number {
  const rows = first ?? paging.usual;
  if (rows < 1 || rows > paging.largest)
    throw badField('first', 'RANGE', `Ange 1 till ${paging.largest} rader.`);
  return rows;
}

/** A page out of what was found, of which one row more than `rows` was asked for. */
export function cursorPage<Row extends { id: string }>(
  found: readonly Row[],
  rows: number,
): { nodes: Row[]; nextCursor: string | null } {
  const nodes = found.slice(0, rows);
  return { nodes, nextCursor: found.length > rows ? (nodes.at(-1)?.id ?? null) : null };
}

/** The conditions of a list that stands newest first by `id`, joined by AND. */
export function listConditions<Definition extends LogDefinition>(
  { filters }: Definition,
  input: ListInput<Definition>,
  { sql, id, params }: { sql: FilterSql<Definition>; id: string; params: SqlParams },
): string {
  const given: Readonly<Record<string, unknown>> = input;
  const all = ['true'];
  for (const [name, condition] of Object.entries(sql)) {
    const value = sqlValue(filters[name]!, given[name], name);
    if (value !== null) all.push(condition(params.add(value)));
  }
  if (input.after) all.push(`${id} < ${params.add(readCursor(input.after))}::bigint`);
  return all.join(' AND ');
}

/** Days are Swedish ones: from midnight to midnight in Stockholm. */
export function daysOf(column: string): Readonly<Record<'from' | 'to', (value: string) => string>> {
  return {
    from: (value) => `${column} >= ${value}::date::timestamp AT TIME ZONE 'Europe/Stockholm'`,
    to: (value) => `${column} < (${value}::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm'`,
  };
}

/** What a reading was of, for the trail: what it was narrowed to, without its flags. */
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

function sqlValue({ type }: ListFilter, value: unknown, name: string): string | boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' || value === '') return null;
  if (type === 'id') return requireId(value, name);
  // Choices may be more than the definition has words for.
  return type === 'choice' ? cleanText(value) : value;
}

function readCursor(after: string): string {
  if (cursorForm.test(after)) return after;
  throw badField('after', 'FORMAT', 'after är inte en giltig markör.');
}
