import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { Exam, ExamRights } from '../../platform/graphql/generated.js';

type Who = Pick<Actor, 'role' | 'studentId'>;
type WithdrawnExam = Pick<Exam, 'studentId' | 'status' | 'paymentDate'>;

/**
 * Permissions for registrations. The exam page uses exact roles (contract, section 6): students and
 * administrators register, teachers and administrators administer (permissions, M27 to M30).
 */
export function mayRegister(actor: Who, studentId: string): boolean {
  if (hasRank(actor, 'ADMIN')) return true;
  return actor.role === 'STUDENT' && actor.studentId === studentId;
}

export const mayAdministerExams = (actor: Pick<Actor, 'role'>): boolean => hasRank(actor, 'TEACHER');

/** The decision's comment is visible only to staff (permissions, section 5: Exam). */
export const maySeeDecisionComment = mayAdministerExams;

/** Students can withdraw their own registrations until decided or paid. */
export function mayWithdraw(actor: Who, exam: WithdrawnExam): boolean {
  const isOwn = actor.role === 'STUDENT' && actor.studentId === exam.studentId;
  return isOwn && exam.status === 'INTRESSE' && (exam.paymentDate ?? null) === null;
}

export function examRights(actor: Who, exam: WithdrawnExam): ExamRights {
  const administers = mayAdministerExams(actor);
  return { decide: administers, delete: administers, withdraw: mayWithdraw(actor, exam) };
}
