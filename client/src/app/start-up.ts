import { fetchCurrentUser, setBearerToken } from '../apollo/client';
import { readStoredUser } from '../lib/session-store';

/**
 * The start-up sequence of specification §4: the stored user is read, a token it has becomes the Bearer
 * header, otherwise a warning is logged; then the current user is fetched, errors logged; then the app
 * is mounted, in every case.
 */
export async function startUp(mount: () => void): Promise<void> {
  try {
    const { token } = readStoredUser();
    if (token) setBearerToken(token);
    else console.warn('The stored user has no token; the session cookie is relied on.');
    await fetchCurrentUser();
  } catch (error) {
    console.error('The current user could not be fetched.', error);
  } finally {
    mount();
  }
}
