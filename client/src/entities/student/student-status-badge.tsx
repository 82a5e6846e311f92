import type { StudentStatus } from '../../../../domain/generated';
import { studentStatusLabels } from '../../../../domain/labels/student';
import { Badge, type BadgeProps } from '../../ui/badge';

const tones: Record<StudentStatus, BadgeProps['tone']> = {
  ACTIVE: 'ok',
  NOT_STARTED: 'info',
  PAUSED: 'warn',
  DROPPED_OUT: 'danger',
  ENDED: 'neutral',
};

/** How a student stands, the same mark wherever it is shown. */
export function StudentStatusBadge({ status }: { status: StudentStatus }) {
  return <Badge tone={tones[status]}>{studentStatusLabels[status]}</Badge>;
}
