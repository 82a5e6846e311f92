import { useSyncExternalStore } from 'react';
import type { PageSize } from './url-state/url-values';
import { usePreferences } from './session/preferences';

/** Where rows are cards, as in the style sheets. */
const phone = '(max-width: 43.74rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
}

/** The rows of a page that nobody has said: as the reader prefers, on a phone few, with more on demand. */
export function useUsualRows(): PageSize {
  const { rowsPerPage } = usePreferences();
  return usePhone() ? 25 : rowsPerPage;
}
