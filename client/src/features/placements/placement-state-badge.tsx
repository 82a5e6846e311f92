import type { PlacementState } from '../../../../domain/generated';
import { placementStateLabels } from '../../../../domain/labels/placement';
import { Badge, type BadgeProps } from '../../ui/badge';

const tones: Record<PlacementState, BadgeProps['tone']> = {
  PLANNED: 'neutral',
  AGREED: 'info',
  ONGOING: 'ok',
  INTERRUPTED: 'danger',
  DONE: 'neutral',
};

/** State of a placement. */
export function PlacementStateBadge({ state }: { state: PlacementState }) {
  return <Badge tone={tones[state]}>{placementStateLabels[state]}</Badge>;
}
