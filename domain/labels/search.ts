import type { SearchType } from '../generated.js';

/** Types of search, in the order of the selector (specification §2: Search). */
export const searchTypeLabels: Readonly<Record<SearchType, string>> = {
  ALLA: 'Alla',
  ANVANDARE: 'Användare',
  KURS: 'Kurs',
  DATUM: 'Datum',
};
