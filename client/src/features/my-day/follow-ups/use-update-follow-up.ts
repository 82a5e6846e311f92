import { useApolloClient, useMutation } from '@apollo/client/react';
import { FollowUpsDocument, UpdateFollowUpDocument, type FollowUpRowFragment } from '../my-day.generated';

/** Updates a follow-up; `read` refetches it after changes by others. */
export function useUpdateFollowUp() {
  const [update] = useMutation(UpdateFollowUpDocument);
  const client = useApolloClient();
  return {
    update,
    read: async ({ id }: FollowUpRowFragment) => {
      const { data } = await client.query({ query: FollowUpsDocument, fetchPolicy: 'network-only' });
      return data.followUps.find((one) => one.id === id);
    },
  };
}
