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
 * The rows of a page, found value by value: of each the first rows in their order, until there are enough. No value is
 * read further than the page reaches, however many rows share it. A bare subselect would be worked out anew wherever it
 * is spoken of: OFFSET 0 keeps it apart.
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

/** Along a column whose values an index of `among` finds: the least or greatest beyond another. */
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

/** Along places in a list that the code knows: `column` holds the words, the order is theirs in the list. */
export function alongWords(column: string, words: readonly string[]): Walk {
  const all = `ARRAY[${words.map((word) => `'${word}'`).join(', ')}]`;
  const next = (way: Way, after: string | null): string => {
    const [first, last, step] = way === 'ASC' ? [1, words.length, 1] : [words.length, 1, -1];
    if (after === null) return `SELECT ${first}`;
    const before = way === 'ASC' ? '<' : '>';
    // A forged place may lie anywhere.
    return `SELECT CASE WHEN ${after} ${before} ${first} THEN ${first} WHEN ${after} ${before} ${last} THEN ${after} + ${step} END`;
  };
  return { next, has: (value) => `${column} = (${all})[${value}]` };
}
