import { readFailure } from '../../apollo/failure';
import { askPlainly } from '../../apollo/plain/plain-request';
import { LogoutDocument } from '../../graphql/plain';
import { forgetAllDrafts } from '../../lib/drafts/kept-drafts';
import { clearSession, isSignOutOwed, keepSignOutOwed } from '../../lib/session/session-store';
import { notify } from '../../ui/feedback/toast-store';

/**
 * Ends the session on the server and, whatever the answer, in this browser, and removes personal data; the user has
 * already been asked about unsaved work. If the server could not be reached, its cookie is still valid: the user
 * gets a message, and the next start of the app ends the session first.
 */
export async function signOut(): Promise<void> {
  const owed = !(await endOnServer());
  notify.clear();
  forgetAllDrafts();
  clearSession();
  if (!owed) return;
  keepSignOutOwed(true);
  window.addEventListener('online', () => void (isSignOutOwed() && settleSignOut()), { once: true });
  notify.error('Du är inte utloggad på servern', {
    details:
      'Servern kunde inte nås. Du loggas ut helt så snart nätet är tillbaka; stäng annars webbläsaren.',
  });
}

/** Ends what an earlier sign-out could not reach; answers whether nobody is signed in any more. */
export async function settleSignOut(): Promise<boolean> {
  const ended = await endOnServer();
  if (ended) keepSignOutOwed(false);
  return ended;
}

async function endOnServer(): Promise<boolean> {
  try {
    await askPlainly(LogoutDocument);
    return true;
  } catch (error) {
    console.error('The session could not be ended on the server.', error);
    // A session that had ended before is ended all the same.
    return readFailure(error).code === 'UNAUTHENTICATED';
  }
}
