import { useSyncExternalStore } from 'react';
import type { PageSize } from './url-state/url-values';
import { usePreferences } from './session/preferences';

/** Where rows are cards, as in the style sheets. */
const phone = '(max-width: 43.74rem)';
/** The rows that a phone shows of a list before one asks for more. */
export const phoneRows = 25;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone now. */
export const isPhone = () => window.matchMedia(phone).matches;

/** Whether the window is as narrow as a phone, following it. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}

/** The rows of a page that nobody has said: as the reader prefers, on a phone few, with more on demand. */
export function useUsualRows(): PageSize {
  const { rowsPerPage } = usePreferences();
  return usePhone() ? phoneRows : rowsPerPage;
}
