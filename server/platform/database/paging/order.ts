import type { SqlParams } from '../sql-params.js';

export type Way = 'ASC' | 'DESC';
export type ValueType = 'text' | 'date' | 'timestamptz' | 'integer' | 'bigint' | 'boolean' | 'uuid';

/** Sort key of a list. */
export interface SortKey {
  /** An expression over the row. */
  sql: string;
  /** Type when parsed from a cursor. */
  type: ValueType;
  /** FROM clause, if not just the list's table; every row then has a value. */
  from?: string;
  /** The key and the tie-breakers are in different tables, so no single index covers them. */
  isElsewhere?: true;
  /** Rows without a value, sorted last in both directions. Omitted if all rows have one. */
  blank?: {
    /** Which they are, and which all the others. */
    is: string;
    not: string;
    /** The column that an index finds them by. */
    by?: string;
  };
  /** Set if the index declares the position of nulls. */
  nulls?: 'NULLS LAST';
  /** How its values are found one after the other, where many rows share each. */
  walk?: Walk;
}

/**
 * Steps from value to value. An index on the value and the tie-breakers then serves both directions, whatever
 * the order within a value.
 */
export interface Walk {
  /** The value that follows another (SQL), or the first; NULL after the last. */
  next: (way: Way, after: string | null) => string;
  /** Which rows have a value (SQL). */
  has: (value: string) => string;
  /** Source of the values instead of the list's table, under its alias. */
  from?: (value: string) => string;
  /** Its collation, where that is not the database's own. */
  collation?: string;
}

/** Tie-breaker between rows of the same value; never null. */
export interface Tie {
  sql: string;
  type: ValueType;
  way: Way;
}

export interface Order {
  key: SortKey;
  way: Way;
  /** Applied in order; the last one is unique. Empty if values are unique. */
  ties: readonly Tie[];
}

/** The last row before a page: its value (null if none) and its tie-breakers. */
export interface Place {
  value: PlaceValue | null;
  ties: readonly PlaceValue[];
}
export type PlaceValue = string | number | boolean;

/** A key that every row has. */
export const always = (sql: string, type: ValueType = 'text'): SortKey => ({ sql, type });

/** A column that is empty in some rows, which its index finds as well. */
export const sometimes = (sql: string, type: ValueType = 'text'): SortKey => ({
  sql,
  type,
  blank: { is: `${sql} IS NULL`, not: `${sql} IS NOT NULL`, by: sql },
});

/** ORDER BY of all rows, those without a value last. */
export const orderBy = (order: Order): string => ordered({ ...order.key, nulls: 'NULLS LAST' }, order);

/** The same for rows that all have a value: without a NULLS clause an index serves it. */
export const valuedOrderBy = (order: Order): string => ordered(order.key, order);

const ordered = ({ sql, nulls }: Pick<SortKey, 'sql' | 'nulls'>, { way, ties }: Order): string =>
  `ORDER BY ${[`${sql} ${way} ${nulls ?? ''}`, ...ties.map((tie) => `${tie.sql} ${tie.way}`)].join(', ')}`;

export const tiesInOrder = (ties: readonly Tie[]): string =>
  ties.map(({ sql, way }) => `${sql} ${way}`).join(', ');

/** The same of rows that were found, by the names of `tieColumns`. */
export const foundInOrder = (ties: readonly Tie[]): string[] => ties.map(({ way }, n) => `f.tie_${n} ${way}`);

/** Tie-breakers as columns of the result. */
export const tieColumns = (ties: readonly Tie[]): string =>
  ties.map(({ sql }, n) => `, ${sql} AS tie_${n}`).join('');

const beyond = (way: Way): '>' | '<' => (way === 'DESC' ? '<' : '>');

/** Which rows of the same value follow a place. */
export function tiesFollow(place: Place, ties: readonly Tie[], params: SqlParams): string {
  return follow(ties, place.ties, false, params);
}

/** Which rows follow a place that has a value. */
export function follows(place: Place, { key, way, ties }: Order, params: SqlParams): string {
  const columns = [{ sql: key.sql, type: key.type, way }, ...ties];
  return follow(columns, [place.value!, ...place.ties], key.isElsewhere ?? false, params);
}

/**
 * Compares column by column, or as one row if all directions are equal, which an index can start at. The
 * values are hidden from the planner: with them it would replan each page, which takes as long as reading it.
 */
function follow(
  columns: readonly Tie[],
  values: readonly PlaceValue[],
  isElsewhere: boolean,
  params: SqlParams,
): string {
  const at = columns.map(({ type }, n) => `(SELECT ${params.add(values[n])}::${type})`);
  const from = (n: number): string => {
    const { sql, way } = columns[n]!;
    const rest = columns.slice(n);
    if (rest.length === 1) return `${sql} ${beyond(way)} ${at[n]}`;
    if (rest.every((column) => column.way === way) && !(isElsewhere && n === 0))
      return `(${rest.map((column) => column.sql).join(', ')}) ${beyond(way)} (${at.slice(n).join(', ')})`;
    return `${sql} ${beyond(way)}= ${at[n]} AND (${sql} ${beyond(way)} ${at[n]} OR ${from(n + 1)})`;
  };
  return from(0);
}
