import type { EnrollmentStatus, StatusReason } from '../../platform/graphql/generated.js';

/** Statuses that require a reason (domain, D8). */
const NEED_REASON: readonly EnrollmentStatus[] = ['DROPPED_OUT', 'PAUSED', 'ENDED_BY_PRINCIPAL'];

/** The message for a status without its required reason, else null. */
export function missingReason(
  status: EnrollmentStatus,
  reason: StatusReason | null | undefined,
): string | null {
  if (reason || !NEED_REASON.includes(status)) return null;
  return status === 'DROPPED_OUT' ? 'Ange en avbrottsorsak.' : 'Ange en orsak.';
}

/** The values in the order of their Swedish names: how a list is sorted by them. */
export function inSwedishOrder<Value extends string>(names: Readonly<Record<Value, string>>): Value[] {
  return (Object.keys(names) as Value[]).sort((a, b) => names[a].localeCompare(names[b], 'sv'));
}

/** After these an enrolment is over; as `is_ended` in the database. */
export const ENDED: readonly EnrollmentStatus[] = [
  'NOT_STARTED',
  'DROPPED_OUT',
  'COMPLETED',
  'ENDED_BY_PRINCIPAL',
  'CANCELLED',
];
