import { hasRank, type Actor } from '../../platform/auth/actor.js';
import { mayPlanExams } from '../calendar/calendar.policy.js';
import type { DocumentType } from '../../platform/graphql/generated.js';
import { isOwn } from '../students/students.policy.js';

/**
 * Administrators see any document, students their own, staff who plan exams the summonses, teachers the catalogues
 * and APL documents that they issued, and all staff the study plans that they have printed.
 */
export function maySeeDocument(
  actor: Actor,
  { studentId, type, isMaker }: { studentId: string | null; type: DocumentType; isMaker: boolean },
): boolean {
  if (hasRank(actor, 'ADMIN')) return true;
  if (type === 'GRADE_CATALOGUE' && isMaker && hasRank(actor, 'TEACHER')) return true;
  if (type === 'EXAM_SUMMONS' && mayPlanExams(actor)) return true;
  if (isPlacementDocument(type) && isMaker && hasRank(actor, 'TEACHER')) return true;
  if (type === 'STUDY_PLAN' && isMaker && actor.studentId === null) return true;
  return studentId !== null && isOwn(actor, studentId);
}

/** Document types that are issued from a placement. */
export const isPlacementDocument = (type: DocumentType): boolean =>
  type === 'APL_AGREEMENT' || type === 'APL_CERTIFICATE';

/** A course instance whose grade register can be issued. */
export interface CataloguedCourse {
  teacherId: string | null;
  namesProtected: boolean;
}

/**
 * Administrators and the course's teacher. A register contains full personal numbers, so that only administrators
 * issue one that names protected students.
 */
export function mayMakeCatalogue(
  actor: Pick<Actor, 'role' | 'teacherId'>,
  { teacherId, namesProtected }: CataloguedCourse,
): boolean {
  if (hasRank(actor, 'ADMIN')) return true;
  return teacherId !== null && teacherId === actor.teacherId && !namesProtected;
}

/** Only administrators may print the personal number of a protected student on a summons, an APL document or a study plan. */
export function mayPrintNumber(actor: Pick<Actor, 'role'>, isProtected: boolean): boolean {
  return !isProtected || hasRank(actor, 'ADMIN');
}

/** Document types that students may issue about themselves (pages, section 16). */
export function mayMakeOwn(type: DocumentType): boolean {
  return type === 'STUDY_CERTIFICATE' || type === 'GRADE_EXTRACT';
}
