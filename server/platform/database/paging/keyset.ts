import { badField } from '../../errors/app-error.js';
import { isCalendarDate } from '../../graphql/calendar-date.js';
import { requireId } from '../../validation/id.js';
import type { SqlParams } from '../sql-params.js';

type Way = 'ASC' | 'DESC';

/** What a list is sorted by. */
export interface SortKey {
  /** An expression over the row. */
  sql: string;
  /** What it is read back as from a cursor. */
  type: 'text' | 'date' | 'timestamptz' | 'integer';
  /** What it is read from, where that is more than the list's table; with it every row has a value. */
  from?: string;
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
}

export interface Order {
  key: SortKey;
  way: Way;
  /** The way of the id, which tells rows of the same value apart. */
  idWay: Way;
}

/** Which rows of the order: a page by its number, what follows a cursor, or (null) all of them. */
export type Stretch = { first: number; offset: number; after: Place | null } | null;

/** The last row before a page: its value, null where it has none, and its id. */
interface Place {
  value: string | number | null;
  id: string;
}

interface Source {
  /** The list's table with its alias, and the alias: `student s`, `s`. */
  table: string;
  row: string;
  /** Tables that the conditions speak of. */
  joins?: string;
  where: string;
}

/**
 * Parts of a statement that end with `page`: the rows of a stretch, one more than `first`, with `place` and `sort_key`.
 * What follows a cursor is found by the index of the order, however far down the list it is. A page by its number is
 * counted up to by ids alone, and its rows are read once it is found. Rows without a value are a part of their own,
 * which is not read before the others are at an end: one index serves both ways.
 */
export function stretchOf(source: Source, order: Order, stretch: Stretch, params: SqlParams): string {
  const { table, row } = source;
  const late = stretch !== null && stretch.offset > 0;
  const offset = late ? `${params.add(stretch.offset)}::bigint` : null;
  const reading = { stretch, offset, columns: late ? `${row}.id` : `${row}.*`, params };
  const found = order.key.blank
    ? withBlanks(source, order, reading)
    : placed(valued(valuedFrom(source, order, reading), source, order, reading), order);
  if (!late) return `page AS MATERIALIZED (${found})`;
  return `placed AS MATERIALIZED (${found}),
    page AS MATERIALIZED (SELECT ${row}.*, f.sort_key, f.place FROM placed f JOIN ${table} ON ${row}.id = f.id)`;
}

/** The cursor of the last row of a page, as a select over `page`. */
export const lastPlace = (first: number): string =>
  `(SELECT json_build_array(p.sort_key, p.id) FROM page p WHERE p.place = ${Math.trunc(first)})`;

/** A place as it leaves the server. */
export function cursorOf(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Throws BAD_USER_INPUT for what is no cursor of a list with this order. */
export function placeOf(cursor: string, { key }: Order): Place {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw wrongCursor();
  }
  if (!Array.isArray(read) || read.length !== 2) throw wrongCursor();
  const [value, id] = read as unknown[];
  if (typeof id !== 'string' || !(value === null ? key.blank : FITS[key.type](value))) throw wrongCursor();
  return { value: value as Place['value'], id: requireId(id, 'after') };
}

const FITS: Record<SortKey['type'], (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  integer: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  date: (value) => typeof value === 'string' && isCalendarDate(value),
  timestamptz: (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4]):[0-5]\d$/.test(value) &&
    isCalendarDate(value.slice(0, 10)),
};

function wrongCursor(): Error {
  return badField('after', 'FORMAT', 'after är inte en giltig markör.');
}

interface Reading {
  stretch: Stretch;
  /** What stands before the page, where it is asked for by its number. */
  offset: string | null;
  columns: string;
  params: SqlParams;
}

/** Where the rows stand that have a value and follow the cursor, as a FROM. */
function valuedFrom(
  { table, row, joins = '', where }: Source,
  order: Order,
  { stretch, params }: Reading,
): string {
  const { key } = order;
  const after = stretch?.after;
  const all = [where, ...(key.blank ? [key.blank.not] : [])];
  if (after) all.push(after.value === null ? 'false' : follows(after, order, row, params));
  return `FROM ${table} ${key.from ?? ''} ${joins} WHERE ${all.join(' AND ')}`;
}

/** The same in order, as many as the page takes. */
function valued(from: string, { row }: Source, order: Order, { stretch, offset, columns }: Reading): string {
  const { key, way, idWay } = order;
  return `SELECT ${columns}, ${key.sql} AS sort_key ${from}
    ORDER BY ${key.sql} ${way} ${key.nulls ?? ''}, ${row}.id ${idWay} ${limitOf(stretch, offset)}`;
}

/** Numbers the few rows that were found. */
const placed = (rows: string, { way, idWay }: Order): string =>
  `SELECT f.*, row_number() OVER (ORDER BY f.sort_key ${way}, f.id ${idWay}) AS place FROM (${rows}) f`;

/** Those that have a value and, where they are at an end, the ones without. */
function withBlanks(source: Source, order: Order, reading: Reading): string {
  const { table, row, joins = '', where } = source;
  const { key, way, idWay } = order;
  const blank = key.blank!;
  const { stretch, columns, params } = reading;
  const all = [where, blank.is];
  if (stretch?.after?.value === null)
    all.push(`${row}.id ${beyond(idWay)} ${params.add(stretch.after.id)}::uuid`);
  const from = valuedFrom(source, order, reading);
  const by = blank.by ? `${blank.by} ${way}, ` : '';
  // Counted only where the page begins below all that have a value.
  const offset =
    reading.offset &&
    `CASE WHEN (SELECT count(*) FROM valued) > 0 THEN 0 ELSE ${reading.offset} - (SELECT count(*) ${from}) END`;
  const most = stretch ? `WHERE place <= ${Math.trunc(stretch.first) + 1}` : '';
  const end = stretch ? `WHERE (SELECT count(*) FROM valued) <= ${Math.trunc(stretch.first)}` : '';
  return `WITH valued AS MATERIALIZED (${placed(valued(from, source, order, reading), order)}),
    blank AS MATERIALIZED (SELECT ${columns}, NULL::${key.type} AS sort_key FROM ${table} ${joins}
      WHERE ${all.join(' AND ')} ORDER BY ${by}${row}.id ${idWay} ${limitOf(stretch, offset)})
    SELECT * FROM (SELECT * FROM valued UNION ALL SELECT f.*,
      row_number() OVER (ORDER BY f.id ${idWay}) + (SELECT count(*) FROM valued) AS place FROM blank f ${end}) f ${most}`;
}

/** One row more than shown tells whether there is a next page. The number stands in the text: plans hang on it. */
function limitOf(stretch: Stretch, offset: string | null): string {
  if (!stretch) return '';
  return `LIMIT ${Math.trunc(stretch.first) + 1}${offset ? ` OFFSET ${offset}` : ''}`;
}

const beyond = (way: Way): '>' | '<' => (way === 'DESC' ? '<' : '>');

function follows({ value, id }: Place, { key, way, idWay }: Order, row: string, params: SqlParams): string {
  const [at, its] = [`${params.add(value)}::${key.type}`, `${params.add(id)}::uuid`];
  const further = beyond(way);
  if (way === idWay) return `(${key.sql}, ${row}.id) ${further} (${at}, ${its})`;
  return `${key.sql} ${further}= ${at} AND (${key.sql} ${further} ${at} OR ${row}.id ${beyond(idWay)} ${its})`;
}
