import { missingParties } from '../../../../domain/placements/agreement';
import { isTalkDue } from '../../../../domain/placements/talks';
import type { PlacementAction } from './placement-actions';
import type { PlacementRowFragment } from './placements.generated';

/** The action that the placement waits for from the viewer; undefined while it waits for others or for a day. */
export function nextActionOf(
  placement: PlacementRowFragment,
  actions: readonly PlacementAction[],
  today: string,
): PlacementAction | undefined {
  const first = (kind: PlacementAction['kind']) => actions.find((action) => action.kind === kind);
  const stepTo = (to: PlacementRowFragment['state']) =>
    actions.find((action) => action.kind === 'STEP' && action.step.to === to);
  if (!placement.viewerMay.change) return undefined;
  if (first('SEE_ASSESSMENT')) return first('SEE_ASSESSMENT');
  switch (placement.state) {
    case 'PLANNED':
      return first('SEND') ?? first('SIGN') ?? (needsLink(placement) ? first('SEND_LINK') : undefined);
    case 'AGREED':
      return stepTo('ONGOING');
    case 'ONGOING':
      return talkOf(placement, actions, today) ?? (placement.endDate <= today ? stepTo('DONE') : undefined);
    case 'DONE':
      return placement.isAssessmentMissing ? first('ASSESS') : undefined;
    case 'INTERRUPTED':
      return undefined;
  }
}

/** The workplace has not signed, and has no link to sign by. */
const needsLink = ({ agreement, supervisorLink }: PlacementRowFragment): boolean =>
  Boolean(agreement && missingParties(agreement).includes('WORKPLACE') && !supervisorLink?.isLive);

/** The next talk: to plan, or to record once its day has come. The final talk is planned when it is due. */
function talkOf(
  placement: PlacementRowFragment,
  actions: readonly PlacementAction[],
  today: string,
): PlacementAction | undefined {
  const next = placement.talks.find(({ heldOn }) => heldOn === null);
  const of = (kind: 'PLAN_TALK' | 'HOLD_TALK') =>
    actions.find((action) => action.kind === kind && action.talk === next?.kind);
  if (!next) return undefined;
  if (next.plannedOn !== null) return next.plannedOn <= today ? of('HOLD_TALK') : undefined;
  return next.kind === 'MIDTERM' || isTalkDue(placement, today) ? of('PLAN_TALK') : undefined;
}
