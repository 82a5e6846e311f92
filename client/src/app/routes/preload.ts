import { matchPath } from 'react-router-dom';
import { getSession } from '../../lib/session/session-store';
import { isReachable, refusal, routes, type AppRoute } from './routes';

/**
 * Fetches the code of the page that the address leads to while the current user is being asked for. The
 * stored user says which page that will be; a guess that proves wrong costs nothing but the bytes.
 */
export function preloadPage(pathname: string): void {
  const asked = routes.find((route) => matchPath(route.path, pathname));
  const away = asked && refusal(asked.access, getSession());
  const shown = away ? routes.find((route) => route.path === away) : asked;
  if (shown) fetchAhead(shown);
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

/** Fetches the code of the page that likely comes next, once the browser has nothing better to do; not on a meagre line. */
export function preloadNext(pathname: string): void {
  const here = routes.find((route) => matchPath(route.path, pathname));
  const likely = (here && likelyNext[here.path]) ?? [];
  const next = likely
    .map((path) => routes.find((route) => route.path === path))
    // Whoever signs in may open the page that signing in leads to.
    .find((route) => route && (here?.path === '/login' || isReachable(route, getSession())));
  if (next && !isMeagre()) whenIdle(() => fetchAhead(next));
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

/** Safari knows no idle time: there it is when the page has had its time. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 2000);
}
