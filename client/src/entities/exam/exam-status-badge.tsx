import type { ExamProgress, ExamStatus } from '../../../../domain/generated';
import { examProgressLabels, examStatusLabels } from '../../../../domain/labels/exam';
import { Badge, type BadgeProps } from '../../ui/badge';

const tones: Record<ExamStatus, BadgeProps['tone']> = {
  INTRESSE: 'info',
  SCHEDULED: 'ok',
  DENIED: 'danger',
};

const progressTones: Record<ExamProgress, BadgeProps['tone']> = {
  WAITING: 'info',
  ACCEPTED: 'info',
  SUMMONED: 'info',
  HELD: 'info',
  MISSED: 'danger',
  GRADED: 'ok',
  DENIED: 'danger',
};

/** How far an exam has come, in the words for its student. */
export function OwnExamBadge({ progress }: { progress: ExamProgress }) {
  return <Badge tone={progressTones[progress]}>{examProgressLabels[progress]}</Badge>;
}

/** How far a registration has come, the same mark wherever it stands. */
export function ExamStatusBadge({ status }: { status: ExamStatus }) {
  return <Badge tone={tones[status]}>{examStatusLabels[status]}</Badge>;
}
