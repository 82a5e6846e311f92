import type { SqlParams } from '../sql-params.js';
import type { Source } from './keyset.js';
import { tiesFollow, tiesInOrder, type Order, type Place, type Way, type Walk } from './order.js';

interface Reading {
  after: Place | null;
  most: number;
  columns: string;
  params: SqlParams;
}

/**
 * Rows of a page, found value by value: the first rows of each in order, until there are enough. Reads no
 * value further than needed, however many rows share it. OFFSET 0 keeps a subselect from being inlined at
 * each reference.
 */
export function walked(source: Source, order: Order, { after, most, columns, params }: Reading): string {
  const { table, row, joins = '', where } = source;
  const { key, way, ties } = order;
  const walk = key.walk!;
  const found = (
    further: string,
  ): string => `ARRAY(SELECT ${row}.id FROM ${walk.from?.('v.value') ?? table} ${joins}
    WHERE ${where} AND ${walk.has('v.value')}${further} ORDER BY ${tiesInOrder(ties)} LIMIT ${most})`;
  const first = after ? `${params.add(after.value)}::${key.type}` : walk.next(way, null);
  const collation = walk.collation ? ` COLLATE "${walk.collation}"` : '';
  const further = after ? ` AND ${tiesFollow(after, ties, params)}` : '';
  return `WITH RECURSIVE step (value, ids, found) AS (
      SELECT n.value, n.ids, cardinality(n.ids) FROM (SELECT v.value, ${found(further)} AS ids
        FROM (SELECT (${first})${collation} AS value OFFSET 0) v OFFSET 0) n
      UNION ALL SELECT n.value, n.ids, s.found + cardinality(n.ids) FROM step s
        CROSS JOIN LATERAL (SELECT v.value, ${found('')} AS ids
          FROM (SELECT (${walk.next(way, 's.value')})${collation} AS value OFFSET 0) v WHERE v.value IS NOT NULL OFFSET 0) n
      WHERE s.found < ${most})
    SELECT ${columns}, step.value AS sort_key FROM step CROSS JOIN LATERAL unnest(step.ids) AS found_row (id)
      JOIN ${table} ON ${row}.id = found_row.id ORDER BY step.value ${way}, ${tiesInOrder(ties)} LIMIT ${most}`;
}

/** Steps along a column with an index on `among`: the least or greatest value beyond another. */
export function alongColumn(column: string, among: string): Walk {
  return {
    next: (way, after) =>
      `SELECT ${way === 'ASC' ? 'min' : 'max'}(${column}) FROM ${among}${after ? ` AND ${column} ${way === 'ASC' ? '>' : '<'} ${after}` : ''}`,
    has: (value) => `${column} = ${value}`,
  };
}

/** Along the two values of a column that every row has. */
export function alongBoolean(column: string): Walk {
  const next = (way: Way, after: string | null): string => {
    const [first, last] = way === 'ASC' ? ['false', 'true'] : ['true', 'false'];
    return after ? `SELECT CASE WHEN ${after} = ${first} THEN ${last} END` : `SELECT ${first}`;
  };
  return { next, has: (value) => `${column} = ${value}` };
}

/** Steps along a fixed list of words in `column`, in the list's order. */
export function alongWords(column: string, words: readonly string[]): Walk {
  const all = `ARRAY[${words.map((word) => `'${word}'`).join(', ')}]`;
  const next = (way: Way, after: string | null): string => {
    const [first, last, step] = way === 'ASC' ? [1, words.length, 1] : [words.length, 1, -1];
    if (after === null) return `SELECT ${first}`;
    const before = way === 'ASC' ? '<' : '>';
    // A forged cursor may have any position.
    return `SELECT CASE WHEN ${after} ${before} ${first} THEN ${first} WHEN ${after} ${before} ${last} THEN ${after} + ${step} END`;
  };
  return { next, has: (value) => `${column} = (${all})[${value}]` };
}
