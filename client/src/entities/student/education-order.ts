import type { EnrollmentStatus } from '../../../../domain/generated';
import { today } from '../../lib/dates';

interface Placed {
  removedAt: string | null;
  status: EnrollmentStatus | null;
  startDate: string | null;
}

/** Ongoing entries first, then the next ones by their start, then what is over; removed ones last. */
export function byUrgency(one: Placed, other: Placed): number {
  const rank = rankOf(one);
  const difference = rank - rankOf(other);
  if (difference !== 0 || rank !== COMING) return difference;
  return (one.startDate ?? '9').localeCompare(other.startDate ?? '9');
}

const COMING = 1;

function rankOf({ removedAt, status, startDate }: Placed): number {
  if (removedAt) return 3;
  const isComing = status === null || status === 'ADMITTED' || (startDate !== null && startDate > today());
  if (isComing) return COMING;
  return status === 'ACTIVE' || status === 'PAUSED' ? 0 : 2;
}
