import { useApolloClient } from '@apollo/client/react';
import { WorkplaceDocument, type WorkplaceRecordFragment } from './workplaces.generated';

/** Reads a workplace as it is stored now, for comparing with another user's version. */
export function useReadWorkplace(): (id: string) => Promise<WorkplaceRecordFragment> {
  const client = useApolloClient();
  return async (id) => {
    const { data } = await client.query({
      query: WorkplaceDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data.workplace;
  };
}
