import { counted } from '../../../../domain/numbers';
import type { EnrollmentStatus } from '../../../../domain/generated';
import type { BadgeProps } from '../../ui/badge';

export const statusTones: Record<EnrollmentStatus, BadgeProps['tone']> = {
  ADMITTED: 'info',
  NOT_STARTED: 'neutral',
  ACTIVE: 'ok',
  PAUSED: 'warn',
  DROPPED_OUT: 'danger',
  COMPLETED: 'brand',
  ENDED_BY_PRINCIPAL: 'danger',
  CANCELLED: 'neutral',
};

/** '1 inskrivning', '5 000 inskrivningar' */
export function countOf(count: number): string {
  return counted(count, 'inskrivning', 'inskrivningar');
}
