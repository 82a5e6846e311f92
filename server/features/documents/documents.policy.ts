import { hasRank, type Actor } from '../../platform/auth/actor.js';
import { mayPlanExams } from '../calendar/calendar.policy.js';
import type { DocumentType } from '../../platform/graphql/generated.js';
import { isOwn } from '../students/students.policy.js';

/**
 * An administrator any document, a student the own ones, who plans exams the summonses, and a teacher the catalogue that
 * they have made.
 */
export function maySeeDocument(
  actor: Actor,
  { studentId, type, isMaker }: { studentId: string | null; type: DocumentType; isMaker: boolean },
): boolean {
  if (hasRank(actor, 'ADMIN')) return true;
  if (type === 'GRADE_CATALOGUE' && isMaker && hasRank(actor, 'TEACHER')) return true;
  if (type === 'EXAM_SUMMONS' && mayPlanExams(actor)) return true;
  return studentId !== null && isOwn(actor, studentId);
}

/** A course with a register of its grades. */
export interface CataloguedCourse {
  teacherId: string | null;
  namesProtected: boolean;
}

/**
 * Administrators, and the course's own teacher. Numbers stand in a register in full: whoever may not see those of
 * protected students leaves it to who may.
 */
export function mayMakeCatalogue(
  actor: Pick<Actor, 'role' | 'teacherId'>,
  { teacherId, namesProtected }: CataloguedCourse,
): boolean {
  if (hasRank(actor, 'ADMIN')) return true;
  return teacherId !== null && teacherId === actor.teacherId && !namesProtected;
}

/** Whoever may not see the number of a protected student does not get it on a summons either. */
export function mayPrintNumber(actor: Pick<Actor, 'role'>, isProtected: boolean): boolean {
  return !isProtected || hasRank(actor, 'ADMIN');
}

/** What a student may have made without asking anyone (pages, section 16). */
export function mayMakeOwn(type: DocumentType): boolean {
  return type === 'STUDY_CERTIFICATE' || type === 'GRADE_EXTRACT';
}
