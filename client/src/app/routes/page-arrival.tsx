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

document.addEventListener('focusin', ({ target }) => {
  const isField = target instanceof Element && target.matches('input, textarea, select');
  enteredAt = isField ? window.location.pathname : null;
});

/** The document's title: home is the product, every other page `{page} – {product}` (contract §7). */
export function documentTitle(title: string | null): string {
  return title === null ? productName : `${title} – ${productName}`;
}

/**
 * Rendered after a page inside its Suspense boundary, so that it runs when the page is mounted: sets the title (the
 * page's, or the name of its person or course) and
 * moves the focus to the heading, which screen readers then announce. Not on the first page, not when only the query
 * string changes, and not when the user has focused a field while the page loaded. Also prefetches likely next pages.
 */
export function PageArrival({ title }: { title: string | null }) {
  const { pathname } = useLocation();
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
  }, [pathname, navigation]);
  return null;
}
