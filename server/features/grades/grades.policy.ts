import { hasRank, type Actor } from '../../platform/auth/actor.js';

/** Whose course it is; null for a course without a teacher. */
export interface GradedCourse {
  teacherId: string | null;
}

type Who = Pick<Actor, 'role' | 'teacherId' | 'isApiKey'>;

/** The course's teacher, any teacher where it has none, and administrators (permissions, M51a and M51b). */
export function mayGrade(actor: Who, { teacherId }: GradedCourse): boolean {
  if (hasRank(actor, 'ADMIN')) return true;
  return hasRank(actor, 'TEACHER') && (teacherId === null || teacherId === actor.teacherId);
}

/** Only the course's own teacher, or an administrator as principal; never a program (pages, section 10). */
export function maySign(actor: Who, { teacherId }: GradedCourse): boolean {
  if (actor.isApiKey) return false;
  return hasRank(actor, 'ADMIN') || (teacherId !== null && teacherId === actor.teacherId);
}

/** Whose an exam is: what nobody has may be taken, what one has be handed on; the rest is for administrators. */
export const mayAssignExam = mayGrade;

/** Corrections go through the principal (domain, D5). */
export const mayUnlock = (actor: Pick<Actor, 'role'>): boolean => hasRank(actor, 'ADMIN');

/** A student reads the own grades, staff those of the students whom they may know of. */
export function mayReadGrades(actor: Pick<Actor, 'role' | 'studentId'>, studentId: string): boolean {
  return hasRank(actor, 'COORDINATOR') || (actor.role === 'STUDENT' && actor.studentId === studentId);
}
