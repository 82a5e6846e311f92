import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import {
  MyProfileDocument,
  UpdateMyProfileDocument,
  type ProfileFieldsFragment,
  type UpdateMyProfileMutationVariables,
} from './profile.generated';
import { alerts } from '../../lib/fixed-texts';
import { attempt } from '../../apollo/feedback/notify-failure';

export type ProfileSettings = ProfileFieldsFragment['settings'];
type Change = UpdateMyProfileMutationVariables['input'];

/** Saves a change of the own account; the page shows the server's answer. */
export function useUpdateProfile(): (input: Change) => Promise<unknown> {
  const client = useApolloClient();
  return useCallback(
    (input) =>
      client.mutate({
        mutation: UpdateMyProfileDocument,
        variables: { input },
        update: (cache, { data }) => {
          if (data) cache.writeQuery({ query: MyProfileDocument, data: { myProfile: data.updateMyProfile } });
        },
      }),
    [client],
  );
}

/** Saves a choice at once, and says so when it was not kept. */
export function useSaveSettings(): (settings: NonNullable<Change['settings']>) => Promise<void> {
  const save = useUpdateProfile();
  return useCallback(
    async (settings) => {
      await attempt(alerts.saveStudentFailed, () => save({ settings }));
    },
    [save],
  );
}
