import { hasRank, type Actor } from '../../platform/auth/actor.js';

/** Bringing in new students is for teachers too; changing those who are there is for administrators (permissions, M49 and D08). */
export function mayCommitImport(actor: Pick<Actor, 'role'>, summary: { changed: number }): boolean {
  return summary.changed === 0 ? hasRank(actor, 'TEACHER') : hasRank(actor, 'ADMIN');
}
