import { useMutation } from '@apollo/client/react';
import { placementStateLabels } from '../../../../domain/labels/placement';
import { askBefore } from '../../apollo/feedback/ask-before';
import { attempt } from '../../apollo/feedback/notify-failure';
import { notify } from '../../ui/feedback/toast-store';
import { confirm } from '../../ui/overlays/confirm-store';
import { useRereadPlacements } from './use-reread-placements';
import { FULL_TITLE } from './use-save-placement';
import type { PlacementStep } from './placement-actions';
import {
  DeletePlacementDocument,
  SetPlacementStateDocument,
  type PlacementRowFragment,
} from './placements.generated';

/** Moves a placement to another state, or deletes a planned one. */
export function usePlacementActions() {
  const [setState, { loading: isMoving }] = useMutation(SetPlacementStateDocument);
  const [deletePlacement] = useMutation(DeletePlacementDocument);
  const reread = useRereadPlacements();
  const move = async (
    { id, version }: PlacementRowFragment,
    { to: state, isWithoutAgreement: allowWithoutAgreement }: PlacementStep,
    given: { reason?: string; agreedOn?: string | null; endedOn?: string | null } = {},
  ) => {
    const input = { id, version, state, ...given, ...(allowWithoutAgreement && { allowWithoutAgreement }) };
    const question = 'Vill du återuppta placeringen ändå?';
    await askBefore({ FULL: { title: FULL_TITLE, question, confirmLabel: 'Återuppta ändå' } }, (allows) =>
      setState({ variables: { input: { ...input, overCapacity: allows('FULL') } } }),
    );
    await reread();
    notify.success(`Placeringen: ${placementStateLabels[state].toLocaleLowerCase('sv')}`);
  };
  return {
    move,
    isMoving,
    /** The same without a form: a failure is shown as a toast, and the placement is read again. */
    moveAtOnce: async (placement: PlacementRowFragment, step: PlacementStep) => {
      if (!(await attempt('Kunde inte ändra placeringen', () => move(placement, step)))) await reread();
    },
    remove: async ({ id, workplace, studentName }: PlacementRowFragment) => {
      const question = `Vill du ta bort den planerade placeringen av ${studentName} på ${workplace.name}?`;
      if (!(await confirm({ question, confirmLabel: 'Ta bort' }))) return;
      await attempt('Kunde inte ta bort placeringen', async () => {
        await deletePlacement({ variables: { input: { id } } });
        notify.success('Placeringen är borttagen');
        await reread();
      });
    },
  };
}
