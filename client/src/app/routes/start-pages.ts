import type { Session } from '../../lib/session/session-store';
import { menuFor, type MenuLink } from './routes';

/** The pages that one may choose to land on: those of the menu, and the own profile. */
export function startPagesFor(session: Session): MenuLink[] {
  const inMenu = menuFor(session).flatMap(({ links }) => links);
  return inMenu.some(({ path }) => path === '/profile')
    ? inMenu
    : [...inMenu, { path: '/profile', label: 'Profil' }];
}
