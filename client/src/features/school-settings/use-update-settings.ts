import { useApolloClient, useMutation } from '@apollo/client/react';
import { SchoolSettingsDocument, UpdateSchoolSettingsDocument } from './school-settings.generated';

/** Changes the school's own settings, and reads what someone else has saved. */
export function useUpdateSettings() {
  const [update] = useMutation(UpdateSchoolSettingsDocument);
  const client = useApolloClient();
  return {
    update,
    read: async () => {
      const { data } = await client.query({ query: SchoolSettingsDocument, fetchPolicy: 'network-only' });
      return data.schoolSettings;
    },
  };
}
