import type { EnrollmentStatus } from '../../../platform/graphql/generated.js';
import type { ChangeProblem } from '../single/enrollment-refusals.rules.js';
import type { StoredEnrollment } from '../single/enrollment-locks.queries.js';
import { ENDED } from '../enrollment-labels.mapper.js';

/** Statuses of events while the course runs. */
const DURING: readonly EnrollmentStatus[] = ['DROPPED_OUT', 'PAUSED', 'ENDED_BY_PRINCIPAL'];
/** Statuses allowed for a future day: an admission, and a cancelled course. */
const AHEAD: readonly EnrollmentStatus[] = ['ADMITTED', 'CANCELLED'];

/** Reason against any change of the row. */
export function judgeRow(row: StoredEnrollment): ChangeProblem | null {
  if (row.isRemoved) return 'REMOVED';
  if (!row.isEnrollment) return 'PLANNED';
  return null;
}

/** Reason against the status from that day on, or null (pages, section 8; domain, D8). */
export function judgeStatus(
  row: StoredEnrollment,
  status: EnrollmentStatus,
  effectiveOn: string,
  today: string,
): ChangeProblem | null {
  const general = judgeRow(row);
  if (general) return general;
  if (row.isSigned && status !== 'COMPLETED') return 'GRADED';
  if (status === 'COMPLETED' && row.hasGrade && row.grade === null) return 'UNGRADED';
  if (effectiveOn > today && !AHEAD.includes(status)) return 'FUTURE';
  if (DURING.includes(status)) return isOutside(row, effectiveOn) ? 'OUTSIDE_COURSE' : null;
  if (['ACTIVE', 'COMPLETED'].includes(status) && row.startDate && effectiveOn < row.startDate)
    return 'BEFORE_START';
  return null;
}

function isOutside(row: StoredEnrollment, day: string): boolean {
  return (row.startDate !== null && day < row.startDate) || (row.endDate !== null && day > row.endDate);
}

export interface TargetInstance {
  id: string;
  courseId: string;
  planning: string;
  startDate: string | null;
  endDate: string | null;
}

/** Reason against moving the enrolment to the instance, or null. Does not check the seats. */
export function judgeMove(row: StoredEnrollment, target: TargetInstance): ChangeProblem | null {
  const general = judgeRow(row);
  if (general) return general;
  if (row.isSigned) return 'GRADED';
  if (row.status && ENDED.includes(row.status)) return 'ENDED';
  if (row.instanceId === target.id) return 'SAME_INSTANCE';
  if (row.courseId !== target.courseId) return 'OTHER_COURSE';
  return null;
}

/** Reason against the new end date, or null. */
export function judgeEnd(row: StoredEnrollment, endDate: string): ChangeProblem | null {
  const general = judgeRow(row);
  if (general) return general;
  if (row.isSigned) return 'GRADED';
  if (row.status && ENDED.includes(row.status)) return 'ENDED';
  return row.startDate && endDate < row.startDate ? 'ORDER' : null;
}

/** Reason against removing the enrolment, or null; planned ones can be removed. */
export function judgeRemoval(row: StoredEnrollment): ChangeProblem | null {
  if (row.isRemoved) return 'REMOVED';
  return row.isSigned ? 'GRADED' : null;
}
