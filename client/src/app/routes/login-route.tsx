import { LoginPage } from '../../features/auth/login-page';
import { usePreferences } from '../../lib/session/preferences';
import { useSession } from '../../lib/session/session-store';
import { startPageFor } from './start-page';

/** Where signing in and the table of routes meet: the chosen start page must be one that the person may open. */
export function LoginRoute() {
  const session = useSession();
  const { startPage } = usePreferences();
  return <LoginPage startPage={startPageFor(session, startPage)} />;
}
