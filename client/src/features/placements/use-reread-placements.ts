import { useApolloClient } from '@apollo/client/react';
import { refetchQueries } from '../../apollo/refetch-queries';
import { PlacementHoursDocument } from './hours/hours.generated';
import { StudentPlacementsDocument, WorkplacePlacementsDocument } from './placements.generated';

/** Reads the shown placements again, with the hours and the workplace's free places that follow from them. */
export function useRereadPlacements(): () => Promise<void> {
  const client = useApolloClient();
  return () =>
    refetchQueries(client, [
      StudentPlacementsDocument,
      WorkplacePlacementsDocument,
      PlacementHoursDocument,
      'Workplace',
    ]);
}
