import { useMutation } from '@apollo/client/react';
import { attempt } from '../../apollo/feedback/notify-failure';
import { notify } from '../../ui/feedback/toast-store';
import { useAgreementActions } from './agreements/use-agreement-actions';
import { SeeAssessmentDocument } from './assessments/assessments.generated';
import { usePrintPlacement } from './documents/use-print-placement';
import type { PlacementAction } from './placement-actions';
import type { PlacementRowFragment } from './placements.generated';
import { usePlacementActions } from './use-placement-actions';

/** Runs an action of a placement at once, or opens its dialog. */
export function useRunPlacement(
  placement: PlacementRowFragment,
  open: (action: PlacementAction) => void,
): (action: PlacementAction) => void {
  const { moveAtOnce, remove } = usePlacementActions();
  const { send, sendLink, revokeLink } = useAgreementActions(placement);
  const { print } = usePrintPlacement();
  const [see] = useMutation(SeeAssessmentDocument);
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
  return (action) => {
    if (action.kind === 'STEP' && action.step.asks === 'NOTHING')
      return void moveAtOnce(placement, action.step);
    const run = atOnce[action.kind];
    if (run) void run();
    else open(action);
  };
}
