import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { ExamRights } from '../../platform/graphql/generated.js';

type Who = Pick<Actor, 'role' | 'studentId'>;

/**
 * Who may do what with registrations. The exam page goes by exact roles (contract, section 6): students
 * and administrators register, teachers and administrators administer (permissions, M27 to M30).
 */
export function mayRegister(actor: Who, studentId: string): boolean {
  if (hasRank(actor, 'ADMIN')) return true;
  return actor.role === 'STUDENT' && actor.studentId === studentId;
}

export const mayAdministerExams = (actor: Pick<Actor, 'role'>): boolean => hasRank(actor, 'TEACHER');

/** The comment is the administration's own (permissions, section 5: Exam). */
export const maySeeDecisionComment = mayAdministerExams;

export function examRights(actor: Pick<Actor, 'role'>): ExamRights {
  const administers = mayAdministerExams(actor);
  return { decide: administers, delete: administers };
}
