import type { SqlParams } from '../sql-params.js';
import {
  foundInOrder,
  follows,
  tieColumns,
  tiesFollow,
  tiesInOrder,
  valuedOrderBy,
  type Order,
  type Place,
} from './order.js';
import { walked } from './walk.js';

/** Requested rows: a page by its number, the rows after a cursor, or all (null). */
export type Stretch = { first: number; offset: number; after: Place | null } | null;

export interface Source {
  /** The list's table with its alias, and the alias: `student s`, `s`. */
  table: string;
  row: string;
  /** Tables that the conditions speak of. */
  joins?: string;
  where: string;
  /** The conditions leave most rows of each value: they may be found value by value. */
  leavesMost?: boolean;
}

/**
 * CTEs that end with `page`: the requested rows, one more than `first`, with `place` and `sort_key`. Rows
 * after a cursor are found by the order's index at any depth. A numbered page is counted by ids alone, and
 * its rows are read at the end. Rows without a value are a separate part, read only after the others: one
 * index serves both directions.
 */
export function stretchOf(source: Source, order: Order, stretch: Stretch, params: SqlParams): string {
  const { table, row } = source;
  const { key, ties } = order;
  const late = stretch !== null && stretch.offset > 0;
  const offset = late ? `${params.add(stretch.offset)}::bigint` : null;
  const columns = `${late ? `${row}.id` : `${row}.*`}${tieColumns(ties)}`;
  const reading = { stretch, offset, columns, params };
  const found = key.blank
    ? withBlanks(source, order, reading)
    : placed(valued(source, order, reading), order);
  if (!late) return `page AS MATERIALIZED (${found})`;
  const known = ties.map((_tie, n) => `f.tie_${n}, `).join('');
  return `placed AS MATERIALIZED (${found}),
    page AS MATERIALIZED (SELECT ${row}.*, ${known}f.sort_key, f.place FROM placed f JOIN ${table} ON ${row}.id = f.id)`;
}

/** Cursor of a page's last row, as a SELECT over `page`. */
export function lastPlace(first: number, { ties }: Order): string {
  const known = ties.map((_tie, n) => `, p.tie_${n}`).join('');
  return `(SELECT json_build_array(p.sort_key${known}) FROM page p WHERE p.place = ${Math.trunc(first)})`;
}

interface Reading {
  stretch: Stretch;
  /** Number of rows before a page that is requested by number. */
  offset: string | null;
  columns: string;
  params: SqlParams;
}

/** FROM clause of the rows with a value after the cursor. */
function valuedFrom(
  { table, joins = '', where }: Source,
  order: Order,
  { stretch, params }: Reading,
): string {
  const { key } = order;
  const after = stretch?.after;
  const all = [where, ...(key.blank ? [key.blank.not] : [])];
  if (after) all.push(after.value === null ? 'false' : follows(after, order, params));
  return `FROM ${table} ${joins} ${key.from ?? ''} WHERE ${all.join(' AND ')}`;
}

/** The same in order, limited to the page; `from` if it is already built. */
function valued(source: Source, order: Order, reading: Reading, from?: string): string {
  const { stretch, offset, columns, params } = reading;
  const after = stretch?.after ?? null;
  if (source.leavesMost && order.key.walk && stretch && offset === null && after?.value !== null)
    return walked(source, order, { after, most: Math.trunc(stretch.first) + 1, columns, params });
  return `SELECT ${columns}, ${order.key.sql} AS sort_key ${from ?? valuedFrom(source, order, reading)}
    ${valuedOrderBy(order)} ${limitOf(stretch, offset)}`;
}

/** Numbers the few rows that were found. */
const placed = (rows: string, { way, ties }: Order): string =>
  `SELECT f.*, row_number() OVER (ORDER BY ${[`f.sort_key ${way}`, ...foundInOrder(ties)].join(', ')}) AS place FROM (${rows}) f`;

/** Rows with a value, followed by those without once the former are exhausted. */
function withBlanks(source: Source, order: Order, reading: Reading): string {
  const { table, joins = '', where } = source;
  const { key, ties } = order;
  const blank = key.blank!;
  const { stretch, columns, params } = reading;
  const all = [where, blank.is];
  if (stretch?.after?.value === null) all.push(tiesFollow(stretch.after, ties, params));
  // Referenced twice for a numbered page.
  const from = reading.offset === null ? undefined : valuedFrom(source, order, reading);
  // In the order of their index.
  const by = blank.by ? `${blank.by} ${key.nulls ? `DESC ${key.nulls}` : ties[0]!.way}, ` : '';
  // Counted only where the page begins below all that have a value.
  const offset =
    reading.offset &&
    `CASE WHEN (SELECT count(*) FROM valued) > 0 THEN 0 ELSE ${reading.offset} - (SELECT count(*) ${from!}) END`;
  const most = stretch ? `WHERE place <= ${Math.trunc(stretch.first) + 1}` : '';
  const end = stretch ? `WHERE (SELECT count(*) FROM valued) <= ${Math.trunc(stretch.first)}` : '';
  return `WITH valued AS MATERIALIZED (${placed(valued(source, order, reading, from), order)}),
    blank AS MATERIALIZED (SELECT ${columns}, NULL::${key.type} AS sort_key FROM ${table} ${joins}
      WHERE ${all.join(' AND ')} ORDER BY ${by}${tiesInOrder(ties)} ${limitOf(stretch, offset)})
    SELECT * FROM (SELECT * FROM valued UNION ALL SELECT f.*,
      row_number() OVER (ORDER BY ${foundInOrder(ties).join(', ')}) + (SELECT count(*) FROM valued) AS place FROM blank f ${end}) f ${most}`;
}

/** Reads one row more than shown, to detect a next page. A literal, since plans depend on it. */
function limitOf(stretch: Stretch, offset: string | null): string {
  if (!stretch) return '';
  return `LIMIT ${Math.trunc(stretch.first) + 1}${offset ? ` OFFSET ${offset}` : ''}`;
}
