import { hasRank, type Actor } from '../auth/actor.js';
import { mayPlanExams } from '../calendar/calendar.policy.js';
import type { DocumentType } from '../graphql/generated.js';
import { isOwn } from '../students/students.policy.js';

/** An administrator any document, a student the own ones, who plans exams the summonses. */
export function maySeeDocument(
  actor: Actor,
  { studentId, type }: { studentId: string | null; type: DocumentType },
): boolean {
  if (hasRank(actor, 'ADMIN')) return true;
  if (type === 'EXAM_SUMMONS' && mayPlanExams(actor)) return true;
  return studentId !== null && isOwn(actor, studentId);
}

/** What a student may have made without asking anyone (pages, section 16). */
export function mayMakeOwn(type: DocumentType): boolean {
  return type === 'STUDY_CERTIFICATE' || type === 'GRADE_EXTRACT';
}
