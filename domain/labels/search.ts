import type { SearchType } from '../generated.js';

/** What the search box looks for, in the order of its selector (specification §2: Search). */
export const searchTypeLabels: Readonly<Record<SearchType, string>> = {
  ALLA: 'Alla',
  ANVANDARE: 'Användare',
  KURS: 'Kurs',
  DATUM: 'Datum',
};
