import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { PageSize } from './url-state/url-values';
import { getPreferences, usePreferences } from './session/preferences';

/** Where rows are cards, as in the style sheets. */
const phone = '(max-width: 43.74rem)';
/** The rows that a phone shows of a list before one asks for more. */
export const phoneRows = 25;

/** Where a list has room for a summary beside it, as in the style sheets. */
const roomy = '(min-width: 64rem)';

/** Where a page has two columns of cards. */
const wide = '(min-width: 54rem)';

const follow = (media: string) => (listener: () => void) => {
  const query = window.matchMedia(media);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const followPhone = follow(phone);
const followRoom = follow(roomy);
const followWidth = follow(wide);

/** Whether the window is as narrow as a phone now. */
export const isPhone = () => window.matchMedia(phone).matches;

/** Whether the window is so small that lists fold their tools away, as in the style sheets. */
export const isSmall = () => window.matchMedia('(max-width: 47.99rem), (max-height: 37.49rem)').matches;

/** Whether the window is as narrow as a phone, following it. */
export function usePhone(): boolean {
  return useSyncExternalStore(followPhone, isPhone);
}

/** Whether a list has room for a summary beside it. */
export const isBeside = () => window.matchMedia(roomy).matches;

/** The same, following the window. */
export function useBeside(): boolean {
  return useSyncExternalStore(followRoom, isBeside);
}

/** Whether the page has room for two columns of cards, following the window. */
export function useWide(): boolean {
  return useSyncExternalStore(followWidth, () => window.matchMedia(wide).matches);
}

/** The rows of a page that nobody has said: as the reader prefers, on a phone few, with more on demand. */
export function useUsualRows(): PageSize {
  const { rowsPerPage } = usePreferences();
  return usePhone() ? phoneRows : rowsPerPage;
}

/** The same, outside React. */
export const usualRows = (): PageSize => (isPhone() ? phoneRows : getPreferences().rowsPerPage);

/** True while the page is being printed, or shown as it will be. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it stands when the event's handlers have run.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    const media = window.matchMedia('print');
    const onMedia = () => (media.matches ? before() : after());
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    media.addEventListener('change', onMedia);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      media.removeEventListener('change', onMedia);
    };
  }, []);
  return printing;
}
