import { useMutation } from '@apollo/client/react';
import { askBefore } from '../../apollo/feedback/ask-before';
import { toPlacementValues, type PlacementDraft } from './placement-draft';
import {
  PlanPlacementDocument,
  UpdatePlacementDocument,
  type PlacementRowFragment,
} from './placements.generated';
import { useReadPlacement } from './use-read-placement';
import { useRereadPlacements } from './use-reread-placements';

/** Title of the question whether to exceed the places of a workplace. */
export const FULL_TITLE = 'Arbetsplatsen är full';

/** Plans or changes a placement. When the workplace is full, the user decides whether to go on. */
export function useSavePlacement(studentId: string) {
  const [plan] = useMutation(PlanPlacementDocument);
  const [update] = useMutation(UpdatePlacementDocument);
  const read = useReadPlacement();
  const reread = useRereadPlacements();
  const send = async (
    draft: PlacementDraft,
    base: PlacementRowFragment | null,
    allows: (reason: 'FULL' | 'AGREEMENT_SIGNED') => boolean,
  ) => {
    const overCapacity = allows('FULL');
    const values = toPlacementValues(draft);
    if (!base)
      return (await plan({ variables: { input: { studentId, values, overCapacity } } })).data.planPlacement;
    const { id, version } = base;
    const input = { id, version, values, overCapacity, newAgreement: allows('AGREEMENT_SIGNED') };
    return (await update({ variables: { input } })).data.updatePlacement;
  };
  return {
    save: async (draft: PlacementDraft, base: PlacementRowFragment | null) => {
      const ask = base
        ? { question: 'Vill du spara ändå?', confirmLabel: 'Spara ändå' }
        : { question: 'Vill du planera ändå?', confirmLabel: 'Planera ändå' };
      const refusals = {
        FULL: { title: FULL_TITLE, ...ask },
        AGREEMENT_SIGNED: { title: 'Avtalet skrivs under på nytt', ...ask },
      };
      const saved = await askBefore(refusals, (allows) => send(draft, base, allows));
      await reread();
      return saved;
    },
    read: ({ id }: PlacementRowFragment) => read(id),
  };
}
