import { badField } from '../../errors/app-error.js';
import { isCalendarDate } from '../../graphql/calendar-date.js';
import { requireId } from '../../validation/id.js';
import type { Order, Place, PlaceValue, ValueType } from './order.js';

/** A place as it leaves the server. */
function cursorOf(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** A page as its statement finds it: one row more than is shown, and the place of the last that is. */
export interface Found<Row> {
  nodes: Row[];
  total: number;
  last: unknown[];
}

/** Rows of the page and the cursor of the next one; null for `first` means all rows. */
export function shownOf<Row>(
  { nodes, last }: Pick<Found<Row>, 'nodes' | 'last'>,
  first: number | null,
): { nodes: Row[]; nextCursor: string | null } {
  if (first === null || nodes.length <= first) return { nodes, nextCursor: null };
  return { nodes: nodes.slice(0, first), nextCursor: cursorOf(last) };
}

/**
 * Position where a page begins; null for the first. Throws BAD_USER_INPUT for an invalid cursor or one of
 * another order.
 */
export function placeOf(cursor: string | null | undefined, { key, ties }: Order): Place | null {
  if (!cursor) return null;
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw wrongCursor();
  }
  if (!Array.isArray(read) || read.length !== 1 + ties.length) throw wrongCursor();
  const [value, ...others] = read as unknown[];
  if (!(value === null ? key.blank : FITS[key.type](value))) throw wrongCursor();
  if (!ties.every(({ type }, n) => FITS[type](others[n]))) throw wrongCursor();

  return { value: value as Place['value'], ties: ties.map(({ type }, n) => asValue(type, others[n])) };
}

const asValue = (type: ValueType, value: unknown): PlaceValue =>
  type === 'uuid' ? requireId(value as string, 'after') : (value as PlaceValue);

const FITS: Record<ValueType, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  uuid: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  bigint: (value) => Number.isSafeInteger(value),
  date: (value) => typeof value === 'string' && isCalendarDate(value),
  timestamptz: (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4]):[0-5]\d$/.test(value) &&
    isCalendarDate(value.slice(0, 10)),
};

function wrongCursor(): Error {
  return badField('after', 'FORMAT', 'after är inte en giltig markör.');
}
