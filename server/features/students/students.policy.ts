import { mayPlanPlacement } from '../placements/placements.policy.js';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { StudentRights } from '../../platform/graphql/generated.js';

/**
 * Permissions for a student that the actor may see (permissions, sections 4 and 5). Pure functions, used by
 * services before an action, and by `viewerMay` for the client's buttons.
 */
export const mayEditStudent = (actor: Actor): boolean => hasRank(actor, 'ADMIN');
const mayCommentOnDetails = (actor: Actor): boolean => hasRank(actor, 'TEACHER');
const mayCommentOnBoard = (actor: Actor): boolean => hasRank(actor, 'COORDINATOR');
const mayMoveCard = (actor: Actor): boolean => hasRank(actor, 'TEACHER');
const mayFollowUp = (actor: Actor): boolean => hasRank(actor, 'COORDINATOR');
const maySeeHistory = (actor: Actor): boolean => hasRank(actor, 'ADMIN');
export const mayChangeFiles = (actor: Actor): boolean => hasRank(actor, 'TEACHER');
export const maySeeFiles = (actor: Actor, student: { id: string }): boolean =>
  hasRank(actor, 'TEACHER') || isOwn(actor, student.id);

/** Compares ids, never names (permissions, section 1.4). */
export function isOwn(actor: Actor, studentId: string): boolean {
  return actor.role === 'STUDENT' && actor.studentId === studentId;
}

/** Personal number and contact of a protected student: administrators and the student only. */
export function maySeeContact(actor: Actor, student: { id: string; isProtected: boolean }): boolean {
  return !student.isProtected || hasRank(actor, 'ADMIN') || isOwn(actor, student.id);
}

/** Personal numbers in lists are for teachers and above; below they are masked (permissions, D11). */
export function maySeePersonalNumberInLists(actor: Actor): boolean {
  return hasRank(actor, 'TEACHER') || actor.role === 'STUDENT';
}

/** Permission to see that an identity is protected. */
export function mayKnowProtection(actor: Actor): boolean {
  return hasRank(actor, 'TEACHER');
}

export function rightsOf(actor: Actor, student: { id: string; teacherId: string | null }): StudentRights {
  return {
    edit: mayEditStudent(actor),
    comment: mayCommentOnDetails(actor),
    commentOnBoard: mayCommentOnBoard(actor),
    move: mayMoveCard(actor),
    seeHistory: maySeeHistory(actor),
    seeFiles: maySeeFiles(actor, student),
    changeFiles: mayChangeFiles(actor),
    protect: mayEditStudent(actor),
    setTeacher: mayEditStudent(actor),
    enroll: mayEditStudent(actor),
    registerExam: mayEditStudent(actor) || isOwn(actor, student.id),
    issueDocuments: mayEditStudent(actor),
    followUp: mayFollowUp(actor),
    planPlacement: mayPlanPlacement(actor, student),
    end: mayEditStudent(actor),
  };
}
