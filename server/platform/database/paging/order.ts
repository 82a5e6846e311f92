import type { SqlParams } from '../sql-params.js';

export type Way = 'ASC' | 'DESC';
export type ValueType = 'text' | 'date' | 'timestamptz' | 'integer' | 'bigint' | 'boolean' | 'uuid';

/** What a list is sorted by. */
export interface SortKey {
  /** An expression over the row. */
  sql: string;
  /** What it is read back as from a cursor. */
  type: ValueType;
  /** What it is read from, where that is more than the list's table; with it every row has a value. */
  from?: string;
  /** It and what tells its rows apart are columns of different tables, which no index holds together. */
  isElsewhere?: true;
  /** Of rows that have no value: they stand last, whichever way the others are sorted. Left out where all have one. */
  blank?: {
    /** Which they are, and which all the others. */
    is: string;
    not: string;
    /** The column that an index finds them by. */
    by?: string;
  };
  /** Where its index says so of what has no value. */
  nulls?: 'NULLS LAST';
  /** How its values are found one after the other, where many rows share each. */
  walk?: Walk;
}

/**
 * The way from value to value. An index of the value and what tells its rows apart then serves either direction, whichever
 * way the rows of one value stand.
 */
export interface Walk {
  /** The value that follows another (SQL), or the first; NULL after the last. */
  next: (way: Way, after: string | null) => string;
  /** Which rows have a value (SQL). */
  has: (value: string) => string;
  /** What they are read from instead of the list's table, under its alias. */
  from?: (value: string) => string;
  /** Its collation, where that is not the database's own. */
  collation?: string;
}

/** What tells rows of the same value apart; every row has it. */
export interface Tie {
  sql: string;
  type: ValueType;
  way: Way;
}

export interface Order {
  key: SortKey;
  way: Way;
  /** One after the other; with the last, no two rows are alike. None where no two have the same value. */
  ties: readonly Tie[];
}

/** The last row before a page: its value, null where it has none, and what tells it apart. */
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

/** What all rows stand by, those without a value last. */
export const orderBy = (order: Order): string => ordered({ ...order.key, nulls: 'NULLS LAST' }, order);

/** The same of rows that all have a value: an index serves it when nothing is said of those that have none. */
export const valuedOrderBy = (order: Order): string => ordered(order.key, order);

const ordered = ({ sql, nulls }: Pick<SortKey, 'sql' | 'nulls'>, { way, ties }: Order): string =>
  `ORDER BY ${[`${sql} ${way} ${nulls ?? ''}`, ...ties.map((tie) => `${tie.sql} ${tie.way}`)].join(', ')}`;

export const tiesInOrder = (ties: readonly Tie[]): string =>
  ties.map(({ sql, way }) => `${sql} ${way}`).join(', ');

/** The same of rows that were found, by the names of `tieColumns`. */
export const foundInOrder = (ties: readonly Tie[]): string[] => ties.map(({ way }, n) => `f.tie_${n} ${way}`);

/** What tells rows apart, as columns of what is found. */
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
 * Compares column by column, as one row where all stand the same way: an index begins there. The planner does not see the
 * values, since with them it would plan each page anew, which takes as long as reading it.
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
