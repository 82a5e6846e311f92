import { hasRank, type Actor } from '../../platform/auth/actor.js';

/** Administrators and the teacher of the instance; without a teacher only administrators (permissions, X762). */
export function mayMessageParticipants(
  actor: Pick<Actor, 'role' | 'teacherId'>,
  { teacherId }: { teacherId: string | null },
): boolean {
  if (hasRank(actor, 'ADMIN')) return true;
  return hasRank(actor, 'TEACHER') && teacherId !== null && teacherId === actor.teacherId;
}
