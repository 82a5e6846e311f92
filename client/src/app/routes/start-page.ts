import type { Session } from '../../lib/session/session-store';
import { isReachable, menuFor, routes, type MenuLink } from './routes';

/** The pages that one may choose to land on: those of the menu, and the own profile. */
export function startPagesFor(session: Session): MenuLink[] {
  return [...menuFor(session).flatMap(({ links }) => links), { path: '/profile', label: 'Profil' }];
}

/** The chosen page while its guard lets the person pass, for a role may have changed since; else the own day. */
export function startPageFor(session: Session, chosen: string | null): string {
  const route = routes.find(({ path }) => path === chosen);
  return route && isReachable(route, session) ? route.path : '/min-dag';
}
