import { holdsNumber } from '../holds-number.js';
import type { ListDefinition, ListFilter } from './list.js';
import { readFilters, readSort, writeFilters, writeSort } from './list-url.js';

/** Words of one's own are kept while they are as short as a name. */
const LONGEST_WORD = 100;

/** How narrow and how wide a list's column can be made, in pixels. */
export const columnWidths = { least: 64, most: 640 } as const;

/**
 * A list's address as stored in a saved view: filters and order in canonical form. It contains no page and no
 * personal data: no search text, no filter by person, no word that could be a personal number. Unknown parameters
 * are left out.
 */
export function savedAddress<Definition extends ListDefinition>(
  list: Definition,
  given: URLSearchParams,
): string {
  const filters = Object.entries(list.filters);
  const dropped = (param: string, word: string) =>
    filters.some(([name, filter]) => filter.param === param && isOfPersons(name, filter, word));
  const kept = new URLSearchParams([...given].filter(([param, word]) => !dropped(param, word)));
  const params = new URLSearchParams();
  writeFilters(list, readFilters(list, kept), params);
  writeSort(list, readSort(list, kept), params);
  return params.toString();
}

function isOfPersons(name: string, { type }: ListFilter, word: string): boolean {
  if (type === 'search' || name === 'studentId') return true;
  if (type !== 'text' && type !== 'value' && type !== 'values') return false;
  return word.length > LONGEST_WORD || holdsNumber(word);
}

/** The names in its address of all that a list is narrowed, ordered and turned by. */
export function ownParams({ filters }: Pick<ListDefinition, 'filters'>): Set<string> {
  return new Set([...Object.values(filters).map(({ param }) => param), 'sortera', 'ordning', 'sida']);
}
