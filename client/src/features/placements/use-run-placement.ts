import { useMutation } from '@apollo/client/react';
import { attempt } from '../../apollo/feedback/notify-failure';
import { notify } from '../../ui/feedback/toast-store';
import { useAgreementActions } from './agreements/use-agreement-actions';
import { SeeAssessmentDocument } from './assessments/assessments.generated';
import { usePrintPlacement } from './documents/use-print-placement';
import type { PlacementAction } from './placement-actions';
import type { PlacementRowFragment } from './placements.generated';
import { usePlacementActions } from './use-placement-actions';

/** Runs an action of a placement at once, or opens its dialog. Busy while an action is sent. */
export function useRunPlacement(
  placement: PlacementRowFragment,
  open: (action: PlacementAction) => void,
): { run: (action: PlacementAction) => void; isBusy: boolean } {
  const { moveAtOnce, isMoving, remove } = usePlacementActions();
  const { send, isSending, sendLink, isSendingLink, revokeLink } = useAgreementActions(placement);
  const { print } = usePrintPlacement();
  const [see, { loading: isMarking }] = useMutation(SeeAssessmentDocument);
  const { id: placementId, assessment } = placement;
  const seeAssessment = () =>
    attempt('Kunde inte markera omdömet som läst', async () => {
      await see({ variables: { input: { placementId, version: assessment!.version } } });
      notify.success('Omdömet är läst och visas för eleven');
    });
  const atOnce: Partial<Record<PlacementAction['kind'], () => unknown>> = {
    SEND: send,
    SEND_LINK: sendLink,
    REVOKE_LINK: revokeLink,
    PRINT: () => print(placementId, 'APL_AGREEMENT'),
    CERTIFICATE: () => print(placementId, 'APL_CERTIFICATE'),
    SEE_ASSESSMENT: seeAssessment,
    DELETE: () => remove(placement),
  };
  const run = (action: PlacementAction) => {
    if (action.kind === 'STEP' && action.step.asks === 'NOTHING')
      return void moveAtOnce(placement, action.step);
    const run = atOnce[action.kind];
    if (run) void run();
    else open(action);
  };
  return { run, isBusy: isMoving || isSending || isSendingLink || isMarking };
}
