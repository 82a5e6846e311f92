import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { PlacementRights } from '../../platform/graphql/generated.js';

/** Administrators, and the student's responsible teacher. */
export function mayPlanPlacement(actor: Actor, student: { teacherId: string | null }): boolean {
  if (hasRank(actor, 'ADMIN')) return true;
  return hasRank(actor, 'TEACHER') && actor.teacherId !== null && actor.teacherId === student.teacherId;
}

/** The same, and the teacher of the placement. */
export function placementRights(
  actor: Actor,
  placement: { studentTeacherId: string | null; teacherId: string | null },
): PlacementRights {
  const { studentTeacherId, teacherId } = placement;
  return {
    change:
      mayPlanPlacement(actor, { teacherId: studentTeacherId }) || mayPlanPlacement(actor, { teacherId }),
    waiveAgreement: hasRank(actor, 'ADMIN'),
  };
}
