/** A personal number in any of the ways in which it is written, or a good part of one. */
const NUMBER = /(?<![\w-])(?:(?:\d{8}|\d{6})[-+\s]?[\dA-Z]{1,4}|\d{6,})(?![\w-])/g;
const LONGEST = 500;

/**
 * What a list or search was asked for, as the access log keeps it beside a protected student whom the answer showed:
 * the arguments that were given, in the contract's names. The log already says whom; the numbers themselves are
 * left out (security, T49). Null for a list of everything.
 */
export function questionOf(args: object): string | null {
  const given = withoutNothing(args);
  if (given === undefined) return null;
  const text = JSON.stringify(given).replace(NUMBER, (digits) => `${digits.slice(0, 2)}…`);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…`.toWellFormed() : text;
}

/** How much is shown, and in which order, asks about nobody. */
const PAGING: ReadonlySet<string> = new Set(['first', 'page', 'after', 'limit', 'sort']);

/** Undefined where nothing was given, through objects and lists. */
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
