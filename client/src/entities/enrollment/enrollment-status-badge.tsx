import type { EnrollmentStatus } from '../../../../domain/generated';
import { enrollmentStatusLabels } from '../../../../domain/labels/enrollment';
import { Badge, type BadgeProps } from '../../ui/badge';

const tones: Record<EnrollmentStatus, BadgeProps['tone']> = {
  ADMITTED: 'info',
  NOT_STARTED: 'neutral',
  ACTIVE: 'ok',
  PAUSED: 'warn',
  DROPPED_OUT: 'danger',
  COMPLETED: 'brand',
  ENDED_BY_PRINCIPAL: 'danger',
  CANCELLED: 'neutral',
};

/** How far an enrolment has come, the same mark wherever it is shown; without a status it is planned. */
export function EnrollmentStatusBadge({ status }: { status: EnrollmentStatus | null }) {
  if (!status) return <Badge>Planerad</Badge>;
  return <Badge tone={tones[status]}>{enrollmentStatusLabels[status]}</Badge>;
}
