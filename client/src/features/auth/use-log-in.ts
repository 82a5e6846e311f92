import { useApolloClient, useMutation } from '@apollo/client/react';
import { LoginDocument, StartPageDocument, type LoginMutationVariables } from '../../graphql/generated';
import { setPreferences } from '../../lib/session/preferences';
import { setSession } from '../../lib/session/session-store';

/** Begins a session, and knows where it leads before the sign-in page is left. */
export function useLogIn() {
  const client = useApolloClient();
  const [login, { loading, error }] = useMutation(LoginDocument);
  /** Who cannot be asked lands at home. */
  const followStartPage = async () => {
    try {
      const { data } = await client.query({ query: StartPageDocument, fetchPolicy: 'no-cache' });
      setPreferences({ startPage: data?.myProfile.settings.startPage ?? null });
    } catch (failed) {
      console.error('The start page could not be read.', failed);
      setPreferences({ startPage: null });
    }
  };
  const logIn = async (input: LoginMutationVariables['input']) => {
    const { data } = await login({ variables: { input } });
    if (!data) return;
    await followStartPage();
    setSession(data.login.user, data.login.user.studentId);
  };
  return { logIn, loading, error };
}
