import { isOwn, mayEditStudent } from '../students/students.policy.js';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { StudyPlanRights } from '../../platform/graphql/generated.js';

/** Teachers read the mapping of their own students alone: it may describe needs of support. */
export function mayReadMapping(actor: Actor, isOwnStudent: boolean): boolean {
  return actor.role !== 'TEACHER' || isOwnStudent;
}

/** Counsellors and administrators change a plan; the student agrees and wishes. */
export function studyPlanRights(actor: Actor, studentId: string): StudyPlanRights {
  return {
    change: actor.role === 'SYV' || hasRank(actor, 'ADMIN'),
    agreeOwn: isOwn(actor, studentId),
    enroll: mayEditStudent(actor),
    registerExam: mayEditStudent(actor) || isOwn(actor, studentId),
  };
}
