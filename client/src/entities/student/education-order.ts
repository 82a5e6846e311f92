import type { EnrollmentStatus } from '../../../../domain/generated';

/** Ongoing entries first, removed ones last. */
export function byUrgency(one: Placed, other: Placed): number {
  return rank(one) - rank(other);
}

interface Placed {
  removedAt: string | null;
  status: EnrollmentStatus | null;
}

const rank = ({ status, removedAt }: Placed) => (removedAt ? 2 : status === 'ACTIVE' ? 0 : 1);
