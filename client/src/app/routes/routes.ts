import { isOneOf, mayAccess } from '../../../../domain/roles';
import type { Access, MenuGroup } from '../../lib/routing/page-route';
import type { Session } from '../../lib/session/session-store';
import { routes } from './route-table';
import type { AppRoute } from './lazy-page';

export { routes, type AppRoute };

/** The title of an address that no route knows (contract §7). */
export const notFoundTitle = 'Sidan finns inte';

/** Where a guard sends someone: null lets pass (specification §2). */
export function refusal(access: Access, session: Session): '/login' | '/unauthorized' | null {
  if (access === 'public') return null;
  if (!session.user) return '/login';
  if (access === 'signedIn') return null;
  const mayPass = 'only' in access ? isOneOf(session.role, access.only) : mayAccess(session.role, access);
  return mayPass ? null : '/unauthorized';
}

/** True when a menu may show the route: it is built, and its guard would let this person pass. */
export function isReachable(route: AppRoute, session: Session): boolean {
  return route.page !== null && refusal(route.access, session) === null;
}

export interface MenuLink {
  path: string;
  label: string;
}

/** The labels of a student's menu, in order. */
const ownOrder = ['Min utbildning', 'Betyg och intyg', 'Prövningar', 'Konto'];

function ownMenu(): MenuLink[] {
  return ownOrder.flatMap((label) => {
    const route = routes.find(({ own }) => own === label);
    return route ? [{ path: route.path, label }] : [];
  });
}

/** The normal menu for someone: groups without any link vanish. A student's is about the own studies. */
export function menuFor(session: Session): { group: MenuGroup; links: MenuLink[] }[] {
  if (session.role === 'STUDENT') {
    return [
      { group: 'I dag', links: [{ path: '/min-dag', label: 'Min dag' }] },
      { group: 'Mina studier', links: ownMenu() },
    ];
  }
  const groups: MenuGroup[] = ['I dag', 'Elever', 'Utbildning', 'Personal', 'Skolan'];
  return groups
    .map((group) => ({
      group,
      links: routes
        .filter((route) => route.menu === group && isReachable(route, session))
        .map(({ path, title }) => ({ path, label: title ?? path })),
    }))
    .filter(({ links }) => links.length > 0);
}

/** The labels of the secret menu in the specification's order. */
const secretOrder = [
  'Utbildning',
  'TEST',
  'Student Inskrivningar',
  'Elev+',
  'PDF',
  'Prövningar',
  'Earnings',
  'Stats',
];

/** The secret menu for someone (contract §7): each link for those who may open its page. */
export function secretMenuFor(session: Session): MenuLink[] {
  return secretOrder.flatMap((label) => {
    const route = routes.find((one) => one.secret === label);
    return route && isReachable(route, session) ? [{ path: route.path, label }] : [];
  });
}
