import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { ImportDecision } from '../../platform/graphql/generated.js';

/**
 * Teachers may import new students; changing existing ones requires an administrator (permissions, M49 and
 * D08).
 */
export function mayCommitImport(actor: Pick<Actor, 'role'>, summary: { changed: number }): boolean {
  return summary.changed === 0 ? hasRank(actor, 'TEACHER') : hasRank(actor, 'ADMIN');
}

/** Who a row is about: only an administrator lets it change a student who is there; a namesake is new, as any other student. */
export function mayDecide(actor: Pick<Actor, 'role'>, decision: ImportDecision): boolean {
  return hasRank(actor, decision === 'OTHER_PERSON' ? 'TEACHER' : 'ADMIN');
}
