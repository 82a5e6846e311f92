import type { StudyPlanState } from '../generated.js';

/** True if the student is to agree to the plan. */
export const awaitsStudent = ({
  state,
  studentAgreedAt,
}: {
  state: StudyPlanState | null;
  studentAgreedAt: string | null;
}): boolean => state !== null && state !== 'CLOSED' && studentAgreedAt === null;
