import { CurrentUserDocument } from '../graphql/plain';
import {
  endSession,
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
  // A user who has signed out stays signed out, even if the server does not know yet.
  if (isSignOutOwed()) return;
  const before = getSession().user?.userId;
  // True if the user has signed out or changed since the request was sent.
  const isStale = () => isSignOutOwed() || getSession().user?.userId !== before;
  try {
    const { me } = await askPlainly(CurrentUserDocument);
    if (!isStale()) setSession(me, me.studentId);
  } catch (error) {
    if (readFailure(error).code === 'UNAUTHENTICATED' && !isStale()) endSession();
    throw error;
  }
}

setSessionCheck(fetchCurrentUser);

// Another tab signed in: this tab knows only the stored user.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === storedUserKey && newValue !== null) void checkSession();
});
