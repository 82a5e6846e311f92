import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { productName } from '../../lib/product';
import { focusHeading } from '../../ui/page-header';
import { preloadNext } from './preload';

/** The page that one has arrived at; null before the first one, which the browser announces itself. */
let arrivedAt: string | null = null;
/** The address under which the field that has the focus was entered. */
let enteredAt: string | null = null;

document.addEventListener('focusin', ({ target }) => {
  const isField = target instanceof Element && target.matches('input, textarea, select');
  enteredAt = isField ? window.location.pathname : null;
});

/** The document's title: home is the product, every other page `{page} – {product}` (contract §7). */
export function documentTitle(title: string | null): string {
  return title === null ? productName : `${title} – ${productName}`;
}

/**
 * Stands after a page in its Suspense, so that it acts when the page is really there: sets the title and
 * moves focus to the heading, which tells a screen reader where one has come. Not on the first page, nor when
 * only the query changes, nor from a field that somebody has gone to while the page was on its way. What likely comes next
 * is fetched from here.
 */
export function PageArrival({ title }: { title: string | null }) {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title, pathname]);
  useEffect(() => preloadNext(pathname), [pathname]);
  useEffect(() => {
    const before = arrivedAt;
    arrivedAt = pathname;
    // The kind of navigation changes with the query too: sorting a list is no arrival.
    if (before === null || before === pathname || enteredAt === pathname) return;
    // Going back restores the scroll position; a focus must not move it.
    focusHeading({ preventScroll: navigation === 'POP' });
  }, [pathname, navigation]);
  return null;
}
