import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { TimelineKind } from '../../platform/graphql/generated.js';
import { mayAdministerExams } from '../exams/exams.policy.js';
import { mayReadGrades } from '../grades/grades.policy.js';
import { isOwn, maySeeFiles } from '../students/students.policy.js';

/** A student's own timeline, and those that staff may see (permissions, 1.7c). */
export const mayReadTimeline = (actor: Actor, studentId: string): boolean =>
  hasRank(actor, 'COORDINATOR') || isOwn(actor, studentId);

/** Kinds of timeline entries that the actor may read: each by the permission for its records. */
export function readableKinds(actor: Actor, studentId: string): TimelineKind[] {
  const rights: Record<TimelineKind, boolean> = {
    ENROLLMENT: true,
    STATUS: true,
    EXAM: mayAdministerExams(actor) || isOwn(actor, studentId),
    GRADE: mayReadGrades(actor, studentId),
    FILE: maySeeFiles(actor, { id: studentId }),
    // Teachers read only exam summonses, individually.
    DOCUMENT: hasRank(actor, 'ADMIN') || isOwn(actor, studentId),
    COMMENT: true,
    MESSAGE: true,
    APL: true,
  };
  return (Object.keys(rights) as TimelineKind[]).filter((kind) => rights[kind]);
}

/**
 * The change history, and the author of changes to enrolments and grades, are for administrators only
 * (permissions, M12).
 */
export const mayReadChanges = (actor: Actor): boolean => hasRank(actor, 'ADMIN');

/** The reason for an enrolment's status is hidden below teacher, as on the student page. */
export const mayKnowReason = (actor: Actor): boolean => hasRank(actor, 'TEACHER');
