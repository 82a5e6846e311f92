import { matchPath } from 'react-router-dom';
import { getSession } from '../../lib/session/session-store';
import { refusal, routes } from './routes';

/**
 * Fetches the code of the page that the address leads to while the current user is being asked for. The
 * stored user says which page that will be; a guess that proves wrong costs nothing but the bytes.
 */
export function preloadPage(pathname: string): void {
  const asked = routes.find((route) => matchPath(route.path, pathname));
  const away = asked && refusal(asked.access, getSession());
  const shown = away ? routes.find((route) => route.path === away) : asked;
  shown?.page?.preload().catch((error: unknown) => {
    // The page itself tries again and shows its error boundary if that fails too.
    console.warn('The page could not be fetched ahead.', error);
  });
}
