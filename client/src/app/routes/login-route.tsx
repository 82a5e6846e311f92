import { LoginPage } from '../../features/auth/login-page';
import { usePreferences } from '../../lib/session/preferences';
import { useSession } from '../../lib/session/session-store';
import { startPageFor } from './start-page';
import type { PageRoute } from '../../lib/routing/page-route';

export const route: PageRoute = { path: '/login', access: 'public', title: 'Logga in', isPlain: true };

/** Where signing in and the table of routes meet: the chosen start page must be one that the person may open. */
export function LoginRoute() {
  const session = useSession();
  const { startPage } = usePreferences();
  return <LoginPage startPage={startPageFor(session, startPage)} />;
}
