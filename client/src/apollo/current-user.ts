import { CurrentUserDocument } from '../graphql/plain';
import {
  clearSession,
  getSession,
  isSignOutOwed,
  setSession,
  storedUserKey,
} from '../lib/session/session-store';
import { readFailure } from './failure';
import { askPlainly } from './plain/plain-request';
import { checkSession, setSessionCheck } from './session-check';

/**
 * Fetches who is signed in and sets the session from it; a 401 has signed out locally when this rejects (specification
 * §4 and §8).
 */
export async function fetchCurrentUser(): Promise<void> {
  // Whoever has signed out stays out, though the server does not know of it yet.
  if (isSignOutOwed()) return;
  const before = getSession().user?.userId;
  // Whoever has signed in or out meanwhile is not who was asked about.
  const isStale = () => isSignOutOwed() || getSession().user?.userId !== before;
  try {
    const { me } = await askPlainly(CurrentUserDocument);
    if (!isStale()) setSession(me, me.studentId);
  } catch (error) {
    if (readFailure(error).code === 'UNAUTHENTICATED' && !isStale()) clearSession();
    throw error;
  }
}

setSessionCheck(fetchCurrentUser);

// Another tab signed in as someone: what this tab knows of that user is only what was stored.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === storedUserKey && newValue !== null) void checkSession();
});
