import type { EnrollmentStatus } from '../../../../domain/generated';
import { today } from '../../lib/dates';

interface Placed {
  removedAt: string | null;
  status: EnrollmentStatus | null;
  startDate: string | null;
}

const STAGES = ['CURRENT', 'COMING', 'OVER', 'REMOVED'] as const;

/** Where an entry of the education is today. */
export function stageOf({ removedAt, status, startDate }: Placed): (typeof STAGES)[number] {
  if (removedAt) return 'REMOVED';
  const isComing = status === null || status === 'ADMITTED' || (startDate !== null && startDate > today());
  if (isComing) return 'COMING';
  return status === 'ACTIVE' || status === 'PAUSED' ? 'CURRENT' : 'OVER';
}

/** Ongoing entries first, then the next ones by their start, then what is over; removed ones last. */
export function byUrgency(one: Placed, other: Placed): number {
  const stage = stageOf(one);
  const difference = STAGES.indexOf(stage) - STAGES.indexOf(stageOf(other));
  if (difference !== 0 || stage !== 'COMING') return difference;
  return (one.startDate ?? '9').localeCompare(other.startDate ?? '9');
}
