import { useState } from 'react';
import { fetchData, provideData } from '../../apollo/data';
import { askPlainly } from '../../apollo/plain/plain-request';
import { usePlainRequest } from '../../apollo/plain/use-plain-request';
import { LoginDocument, StartPageDocument, type LoginMutationVariables } from '../../graphql/plain';
import { setPreferences } from '../../lib/session/preferences';
import { setSession } from '../../lib/session/session-store';

/** Begins a session, and knows where it leads before the sign-in page is left. */
export function useLogIn() {
  const { ask, error } = usePlainRequest(LoginDocument);
  const [loading, setLoading] = useState(false);
  const logIn = async (input: LoginMutationVariables['input']) => {
    setLoading(true);
    try {
      const { login } = await ask({ input });
      await Promise.all([followStartPage(), surround(fetchData)]);
      // Renders the pages again, so it comes last: the form is unmounted after its work.
      await surround(provideData);
      setSession(login.user, login.user.studentId);
    } finally {
      setLoading(false);
    }
  };
  return { logIn, loading, error };
}

/** Who cannot be asked lands at home. */
async function followStartPage(): Promise<void> {
  try {
    const { myProfile } = await askPlainly(StartPageDocument);
    setPreferences({ startPage: myProfile.settings.startPage });
  } catch (failed) {
    console.error('The start page could not be read.', failed);
    setPreferences({ startPage: null });
  }
}

/** A page that cannot be shown says so itself, and how to go on. */
async function surround(withData: () => Promise<void>): Promise<void> {
  try {
    await withData();
  } catch (failed) {
    console.error('What shows the pages could not be fetched.', failed);
  }
}
