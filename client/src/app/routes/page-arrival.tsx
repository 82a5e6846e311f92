import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { usePageSubject } from '../../lib/page-subject';
import { productName } from '../../lib/product';
import { focusHeading } from '../../ui/page-header';
import { preloadNext } from './preload';

/** The page that one has arrived at; null before the first one, which the browser announces itself. */
let arrivedAt: string | null = null;
/** The address under which the field that has the focus was entered. */
let enteredAt: string | null = null;

/** The link by which each history entry was left; going back puts the focus on it. */
const leftBy = new Map<string, string>();

document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element)) return;
  enteredAt = target.matches('input, textarea, select') ? window.location.pathname : null;
  const href = target.matches('main a[href]') ? target.getAttribute('href') : null;
  if (href !== null) leftBy.set((window.history.state as { key?: string } | null)?.key ?? 'default', href);
});

/** Time within which the rows of a list are expected after going back, in milliseconds. */
const ROWS_WITHIN = 3_000;

/**
 * Focuses a link once it is shown. Gives up when the user moves the focus, and after `ROWS_WITHIN`. Returns the
 * function that stops waiting.
 */
function focusLinkWhenShown(href: string): () => void {
  const resting = document.activeElement;
  const tryNow = (): boolean => {
    if (document.activeElement !== resting && document.activeElement !== document.body) return true;
    const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
    link?.focus({ preventScroll: true });
    return link !== null;
  };
  if (tryNow()) return () => undefined;
  const observer = new MutationObserver(() => tryNow() && stop());
  const timer = setTimeout(() => stop(), ROWS_WITHIN);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** The document's title: home is the product, every other page `{page} – {product}` (contract §7). */
export function documentTitle(title: string | null): string {
  return title === null ? productName : `${title} – ${productName}`;
}

/**
 * Rendered after a page inside its Suspense boundary, so that it runs when the page is mounted: sets the title (the
 * page's, or the name of its person or course) and
 * moves the focus to the heading, which screen readers then announce, and after going back to the link by which the
 * page was left. Not on the first page, not when only the query
 * string changes, and not when the user has focused a field while the page loaded. Also prefetches likely next pages.
 */
export function PageArrival({ title }: { title: string | null }) {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const shown = usePageSubject() ?? title;
  useEffect(() => {
    document.title = documentTitle(shown);
  }, [shown, pathname]);
  useEffect(() => preloadNext(pathname), [pathname]);
  useEffect(() => {
    const before = arrivedAt;
    arrivedAt = pathname;
    // The kind of navigation changes with the query too: sorting a list is no arrival.
    if (before === null || before === pathname || enteredAt === pathname) return;
    // Going back restores the scroll position; a focus must not move it.
    focusHeading({ preventScroll: navigation === 'POP' });
    const left = navigation === 'POP' ? leftBy.get(key) : undefined;
    return left === undefined ? undefined : focusLinkWhenShown(left);
  }, [pathname, navigation, key]);
  return null;
}
