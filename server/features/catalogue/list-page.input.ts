import type { SqlParams } from '../../platform/database/sql-params.js';
import { badField } from '../../platform/errors/app-error.js';

const PAGE = 50;
const LARGEST_PAGE = 200;
/** REST's own operations are never cut short by the size of a screen (security, T31). */
const LARGEST_FIXED_PAGE = 10_000;

/** Which rows are asked for; throws BAD_USER_INPUT for a page that cannot be. */
export function readPage(
  input: { first?: number | null; page?: number | null },
  fixedOperation: boolean,
): { first: number; offset: number } {
  const first = input.first ?? PAGE;
  const largest = fixedOperation ? LARGEST_FIXED_PAGE : LARGEST_PAGE;
  if (first < 1 || first > largest) throw badField('first', 'RANGE', `Ange 1 till ${largest} rader.`);
  const page = input.page ?? 1;
  if (page < 1 || page > 1_000_000) throw badField('page', 'RANGE', 'Sidan finns inte.');
  return { first, offset: (page - 1) * first };
}

export function limitOf({ first, offset }: { first: number; offset: number }, params: SqlParams): string {
  return `LIMIT ${params.add(first)} OFFSET ${params.add(offset)}`;
}
