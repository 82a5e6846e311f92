import { onDemand } from '../../ui/on-demand';
import type { PlacementAction } from './placement-actions';
import type { PlacementRowFragment } from './placements.generated';

const PlacementDialog = onDemand(async () => (await import('./placement-dialog')).default);
const PlacementStepDialog = onDemand(async () => (await import('./placement-step-dialog')).default);
const IncidentDialog = onDemand(async () => (await import('./incidents/incident-dialog')).default);
const SignAgreementDialog = onDemand(
  async () => (await import('./agreements/sign-agreement-dialog')).default,
);
const AttachAgreementDialog = onDemand(
  async () => (await import('./agreements/attach-agreement-dialog')).default,
);
const PlanTalkDialog = onDemand(async () => (await import('./talks/plan-talk-dialog')).default);
const HoldTalkDialog = onDemand(async () => (await import('./talks/hold-talk-dialog')).default);
const AssessDialog = onDemand(async () => (await import('./assessments/assess-dialog')).default);

interface PlacementActionDialogProps {
  placement: PlacementRowFragment;
  action: PlacementAction;
  onClosed: () => void;
}

/** The form of an action. */
export function PlacementActionDialog({ action, ...shared }: PlacementActionDialogProps) {
  const { studentId: id, studentName: name, talks } = shared.placement;
  switch (action.kind) {
    case 'STEP':
      return <PlacementStepDialog {...shared} step={action.step} />;
    case 'EDIT':
      return <PlacementDialog {...shared} student={{ id, name }} />;
    case 'INCIDENT':
      return <IncidentDialog {...shared} />;
    case 'SIGN':
      return <SignAgreementDialog {...shared} isOwn={false} />;
    case 'ATTACH':
      return <AttachAgreementDialog {...shared} />;
    case 'PLAN_TALK':
      return <PlanTalkDialog {...shared} talk={talks.find(({ kind }) => kind === action.talk)!} />;
    case 'HOLD_TALK':
      return <HoldTalkDialog {...shared} talk={talks.find(({ kind }) => kind === action.talk)!} />;
    case 'ASSESS':
      return <AssessDialog {...shared} />;
    default:
      return null;
  }
}
