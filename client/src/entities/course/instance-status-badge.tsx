import type { CourseInstanceStatus } from '../../../../domain/generated';
import { courseInstanceStatusLabels } from '../../../../domain/labels/course-instance';
import { Badge, type BadgeProps } from '../../ui/badge';

const tones: Record<CourseInstanceStatus, BadgeProps['tone']> = {
  PLANNED: 'neutral',
  OPEN: 'info',
  ONGOING: 'ok',
  FINISHED: 'neutral',
  CANCELLED: 'danger',
};

/** Where a course instance stands, the same mark wherever it is shown. */
export function InstanceStatusBadge({ status }: { status: CourseInstanceStatus }) {
  return <Badge tone={tones[status]}>{courseInstanceStatusLabels[status]}</Badge>;
}
