import type { ExamStatus } from '../../../../domain/generated';
import { examStatusLabels } from '../../../../domain/labels/exam';
import { Badge, type BadgeProps } from '../../ui/badge';

const tones: Record<ExamStatus, BadgeProps['tone']> = {
  INTRESSE: 'info',
  SCHEDULED: 'ok',
  DENIED: 'danger',
};

/** How far a registration has come, the same mark wherever it stands. */
export function ExamStatusBadge({ status }: { status: ExamStatus }) {
  return <Badge tone={tones[status]}>{examStatusLabels[status]}</Badge>;
}
