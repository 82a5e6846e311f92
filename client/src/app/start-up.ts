import { setBearerToken } from '../apollo/bearer';
import { fetchCurrentUser } from '../apollo/current-user';
import { forgetOldDrafts } from '../lib/drafts/kept-drafts';
import { isSignOutOwed, readStoredUser } from '../lib/session/session-store';
import { settleSignOut } from './layout/sign-out';

/** How long the app waits for the current user: a server that never answers must not leave an empty page. */
const longestWaitMs = 8000;

/**
 * The start-up sequence of specification §4: the stored user is read, a token it has becomes the Bearer
 * header, otherwise a warning is logged; then the current user is fetched, errors logged; then the app
 * is mounted, in every case. A sign-out that did not reach the server is ended first: nobody is to come
 * back in by loading the page.
 */
export async function startUp(mount: () => void): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    forgetOldDrafts();
    const { token } = readStoredUser();
    if (token) setBearerToken(token);
    else console.warn('The stored user has no token; the session cookie is relied on.');
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The server has not answered in time.')), longestWaitMs);
    });
    await Promise.race([isSignOutOwed() ? settle() : fetchCurrentUser(), tooLate]);
  } catch (error) {
    console.error('The current user could not be fetched.', error);
  } finally {
    clearTimeout(timer);
    mount();
  }
}

async function settle(): Promise<void> {
  if (!(await settleSignOut())) throw new Error('The sign-out is still owed to the server.');
}
