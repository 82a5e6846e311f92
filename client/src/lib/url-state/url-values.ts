/** Reading and writing the values of a list's address; what an address gets wrong is left out, never an error. */

/** One value of a closed set; null when it is missing or unknown. */
export function choiceIn<Value extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly Value[],
): Value | null {
  const given = params.get(name);
  return allowed.find((value) => value === given) ?? null;
}

/** Several values of a closed set, in the order of the set. */
export function choicesIn<Value extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly Value[],
): Value[] {
  const given = params.getAll(name);
  return allowed.filter((value) => given.includes(value));
}

/** A calendar date (yyyy-MM-dd). */
export function dateIn(params: URLSearchParams, name: string): string | null {
  const given = params.get(name);
  return given !== null && /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : null;
}

/** The page, from 1. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('sida'));
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** Rows on a page; null where the address leaves it to the reader's own preference. */
export function rowsIn(params: URLSearchParams): PageSize | null {
  const rows = Number(params.get('rader'));
  return pageSizes.find((size) => size === rows) ?? null;
}

/** Writes values that are in use: texts, lists (repeated), flags ('ja'); empty ones are left out. */
export function writeValues(
  params: URLSearchParams,
  values: Readonly<Record<string, string | readonly string[] | boolean | null | undefined>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'boolean') {
      if (value) params.set(name, 'ja');
    } else if (typeof value === 'string') {
      if (value.trim()) params.set(name, value.trim());
    } else for (const one of value ?? []) params.append(name, one);
  }
}

/** Writes the page and the rows, each unless it is as usual. */
export function writePaging(params: URLSearchParams, page: number, rows: PageSize | null): void {
  if (page > 1) params.set('sida', String(page));
  if (rows !== null) params.set('rader', String(rows));
}
