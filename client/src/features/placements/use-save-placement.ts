import { useApolloClient, useMutation } from '@apollo/client/react';
import { refetchQueries } from '../../apollo/refetch-queries';
import { askWhenFull } from './ask-when-full';
import { toPlacementValues, type PlacementDraft } from './placement-draft';
import {
  PlacementNowDocument,
  PlanPlacementDocument,
  StudentPlacementsDocument,
  UpdatePlacementDocument,
  type PlacementRowFragment,
} from './placements.generated';

/** Plans or changes a placement. When the workplace is full, the user decides whether to go on. */
export function useSavePlacement(studentId: string) {
  const [plan] = useMutation(PlanPlacementDocument);
  const [update] = useMutation(UpdatePlacementDocument);
  const client = useApolloClient();
  const send = async (draft: PlacementDraft, base: PlacementRowFragment | null, overCapacity: boolean) => {
    const values = toPlacementValues(draft);
    if (!base)
      return (await plan({ variables: { input: { studentId, values, overCapacity } } })).data.planPlacement;
    const { id, version } = base;
    return (await update({ variables: { input: { id, version, values, overCapacity } } })).data
      .updatePlacement;
  };
  return {
    save: async (draft: PlacementDraft, base: PlacementRowFragment | null) => {
      const saved = await askWhenFull(
        { question: 'Vill du planera ändå?', confirmLabel: 'Planera ändå' },
        (overCapacity) => send(draft, base, overCapacity),
      );
      if (!base) await refetchQueries(client, [StudentPlacementsDocument]);
      return saved;
    },
    read: async ({ id }: PlacementRowFragment) => {
      const { data } = await client.query({
        query: PlacementNowDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data.placement;
    },
  };
}
