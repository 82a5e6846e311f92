import { hasRank, type Actor } from '../../platform/auth/actor.js';

/** The course's teacher; null if it has none. */
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

/** Exams without a teacher can be taken over, own ones reassigned; the rest requires an administrator. */
export const mayAssignExam = mayGrade;

/** Corrections go through the principal (domain, D5). */
export const mayUnlock = (actor: Pick<Actor, 'role'>): boolean => hasRank(actor, 'ADMIN');

/** Students read their own grades, staff those of students that they may see. */
export function mayReadGrades(actor: Pick<Actor, 'role' | 'studentId'>, studentId: string): boolean {
  return hasRank(actor, 'COORDINATOR') || (actor.role === 'STUDENT' && actor.studentId === studentId);
}
