/** A personal number in any of the ways in which it is written, or a good part of one. */
const NUMBER = /(?<![\w-])(?:(?:\d{8}|\d{6})[-+\s]?[\dA-Z]{1,4}|\d{6,})(?![\w-])/g;
const LONGEST = 500;

/**
 * Arguments of a list or search for the access log, recorded with each protected student in the answer, in
 * the contract's names. Omits personal numbers, since the log already has the student (security, T49). Null
 * for an unfiltered list.
 */
export function questionOf(args: object): string | null {
  const given = withoutNothing(args);
  if (given === undefined) return null;
  const text = JSON.stringify(given).replace(NUMBER, (digits) => `${digits.slice(0, 2)}…`);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…`.toWellFormed() : text;
}

/** Paging and sorting select no persons. */
const PAGING: ReadonlySet<string> = new Set(['first', 'page', 'after', 'limit', 'sort']);

/** Removes empty values from nested objects and lists; undefined if nothing remains. */
function withoutNothing(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map(withoutNothing).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, withoutNothing(inner)] as const)
    .filter(([name, inner]) => inner !== undefined && !PAGING.has(name));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
