import { useApolloClient, useMutation } from '@apollo/client/react';
import { refetchQueries } from '../../apollo/refetch-queries';
import { askBefore, type Allowed } from './ask-before';
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
  const send = async (
    draft: PlacementDraft,
    base: PlacementRowFragment | null,
    { overCapacity, newAgreement }: Allowed,
  ) => {
    const values = toPlacementValues(draft);
    if (!base)
      return (await plan({ variables: { input: { studentId, values, overCapacity } } })).data.planPlacement;
    const { id, version } = base;
    return (await update({ variables: { input: { id, version, values, overCapacity, newAgreement } } })).data
      .updatePlacement;
  };
  return {
    save: async (draft: PlacementDraft, base: PlacementRowFragment | null) => {
      const saved = await askBefore(
        base
          ? { question: 'Vill du spara ändå?', confirmLabel: 'Spara ändå' }
          : { question: 'Vill du planera ändå?', confirmLabel: 'Planera ändå' },
        (allowed) => send(draft, base, allowed),
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
