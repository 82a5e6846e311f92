import { apolloClient } from '../apollo/client';
import { LogoutDocument } from '../graphql/session';
import { forgetDrafts } from '../lib/drafts';
import { clearSession } from '../lib/session-store';
import { notify } from '../ui/toast-store';

/** Ends the session on the server and, whatever its answer, in this browser. */
export async function signOut(): Promise<void> {
  try {
    await apolloClient.mutate({ mutation: LogoutDocument });
  } catch (error) {
    console.error('The session could not be ended on the server.', error);
  }
  notify.clear();
  forgetDrafts();
  clearSession();
}
