import { usualStartPage } from '../../lib/session/preferences';
import type { Session } from '../../lib/session/session-store';
import { isReachable, routes } from './routes';

/** The chosen page while its guard lets the person pass, for a role may have changed since; else the own day. */
export function startPageFor(session: Session, chosen: string | null): string {
  const route = routes.find(({ path }) => path === chosen);
  return route && isReachable(route, session) ? route.path : usualStartPage;
}
