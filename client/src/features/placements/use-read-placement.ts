import { useApolloClient } from '@apollo/client/react';
import { PlacementNowDocument, type PlacementRowFragment } from './placements.generated';

/** Reads a placement as it is stored now, for comparing with another user's version. */
export function useReadPlacement(): (id: string) => Promise<PlacementRowFragment> {
  const client = useApolloClient();
  return async (id) => {
    const { data } = await client.query({
      query: PlacementNowDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data.placement;
  };
}
