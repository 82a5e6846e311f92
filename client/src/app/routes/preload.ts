import { matchPath } from 'react-router-dom';
import { getSession, isSignOutOwed } from '../../lib/session/session-store';
import { isReachable, refusal, routes, type AppRoute } from './routes';

/**
 * Loads the code of the page at the address and prefetches its first queries while the current user is being
 * fetched. The stored user determines the page; the server answers for the user of the session, and an answer for
 * another user is discarded.
 */
export function preloadPage(pathname: string): void {
  const asked = routes.find((route) => matchPath(route.path, pathname));
  const away = asked && refusal(asked.access, getSession());
  const shown = away ? routes.find((route) => route.path === away) : asked;
  if (!shown) return;
  // Before its code: the answer takes longer to make than a file to send.
  shown.page?.askAhead?.();
  fetchAhead(shown);
  if (shown === asked) askFirst(shown, pathname);
}

/** The page repeats a lost query; a refusal is reported once. */
function askFirst(route: AppRoute, pathname: string): void {
  if (!getSession().user || isSignOutOwed()) return;
  const params = matchPath(route.path, pathname)?.params ?? {};
  route.page
    ?.askFirst?.({ params, search: new URLSearchParams(window.location.search) })
    .catch((error: unknown) => console.warn('What the page shows first could not be asked ahead.', error));
}

/** Where people mostly go from a page, most likely first. */
const likelyNext: Readonly<Record<string, readonly string[]>> = {
  '/login': ['/min-dag'],
  '/min-dag': ['/apl', '/students', '/detaljer/:type/:id'],
  '/apl': ['/student/:id'],
  '/students': ['/student/:id'],
  '/student/:id': ['/students'],
  '/betyg': ['/student/:id'],
  '/examform': ['/student/:id'],
  '/programsandcourses': ['/course-instances'],
  '/course-instances': ['/course-matching'],
  '/course-matching': ['/course-instances'],
};

/** By then the page has sent its own queries. */
const settledMs = 3000;

/**
 * Fetches the code of the page that likely comes next, once this one stands and the browser has nothing better to do;
 * not on a meagre line. Answers what calls it off.
 */
export function preloadNext(pathname: string): () => void {
  const timer = setTimeout(() => {
    const next = likelyAfter(pathname);
    if (next && !isMeagre()) whenIdle(() => fetchAhead(next));
  }, settledMs);
  return () => clearTimeout(timer);
}

function likelyAfter(pathname: string): AppRoute | undefined {
  const here = routes.find((route) => matchPath(route.path, pathname));
  const likely = (here && likelyNext[here.path]) ?? [];
  return (
    likely
      .map((path) => routes.find((route) => route.path === path))
      // After signing in, the user may open the page that the sign-in leads to.
      .find((route) => route && (here?.path === '/login' || isReachable(route, getSession())))
  );
}

function fetchAhead(route: AppRoute): void {
  route.page?.preload().catch((error: unknown) => {
    // The page itself tries again and shows its error boundary if that fails too.
    console.warn('The page could not be fetched ahead.', error);
  });
}

/** Whether the person, or the line, asks for little to be sent. */
function isMeagre(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Safari knows no idle time. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
  else act();
}
