import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import type { Placement, PlacementAssessment } from '../../../platform/graphql/generated.js';
import { isOwn } from '../../students/students.policy.js';

type Assessed = Pick<Placement, 'studentId' | 'goals' | 'assessment'>;

/** What the viewer reads of the assessment: teachers and above all of it, the student once a teacher has read it. */
export function toAssessed(
  actor: Actor,
  { studentId, goals, assessment }: Assessed,
): Pick<Assessed, 'goals' | 'assessment'> {
  const reads =
    hasRank(actor, 'TEACHER') ||
    (isOwn(actor, studentId) && assessment !== null && assessment.seenAt !== null);
  return reads
    ? { goals, assessment }
    : { goals: goals.map((goal) => ({ ...goal, level: null, comment: null })), assessment: null };
}

/** The assessment in the student's history, which names no level: 'av Karin Holm, läst av Ada Ek'. */
export function assessmentText(assessment: PlacementAssessment | null): string | null {
  if (assessment === null) return null;
  const { version, assessedBy, isOnPaper, seenBy } = assessment;
  return [`version ${version} av ${assessedBy}`, isOnPaper && 'på papper', seenBy && `läst av ${seenBy}`]
    .filter(Boolean)
    .join(', ');
}
