import type { WorkplaceState } from '../../../../domain/generated';
import { workplaceStateLabels } from '../../../../domain/labels/placement';
import { Badge, type BadgeProps } from '../../ui/badge';

const tones: Record<WorkplaceState, BadgeProps['tone']> = {
  ACTIVE: 'ok',
  RESTING: 'neutral',
  STOPPED: 'danger',
};

/** Whether a workplace takes students. */
export function WorkplaceStateBadge({ state }: { state: WorkplaceState }) {
  return <Badge tone={tones[state]}>{workplaceStateLabels[state]}</Badge>;
}
