import { useApolloClient } from '@apollo/client/react';
import { PlacementNowDocument, type PlacementRowFragment } from '../placements.generated';

export type Talk = PlacementRowFragment['talks'][number];

export interface TalkDialogProps {
  placement: PlacementRowFragment;
  talk: Talk;
  onClosed: () => void;
}

/** Reads a talk as it is stored, for comparing with another user's version. */
export function useTalkNow(placementId: string) {
  const client = useApolloClient();
  return async ({ kind }: Talk): Promise<Talk> => {
    const { data } = await client.query({
      query: PlacementNowDocument,
      variables: { id: placementId },
      fetchPolicy: 'network-only',
    });
    return data.placement.talks.find((talk) => talk.kind === kind)!;
  };
}
