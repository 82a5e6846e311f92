import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { ImportDecision } from '../../platform/graphql/generated.js';

/**
 * Teachers may import new students; changing existing ones requires an administrator (permissions, M49 and
 * D08).
 */
export function mayCommitImport(actor: Pick<Actor, 'role'>, summary: { changed: number }): boolean {
  return summary.changed === 0 ? hasRank(actor, 'TEACHER') : hasRank(actor, 'ADMIN');
}

/** Decisions about a row's student: only administrators can change a stored student; a namesake is a new student. */
export function mayDecide(actor: Pick<Actor, 'role'>, decision: ImportDecision): boolean {
  return hasRank(actor, decision === 'OTHER_PERSON' ? 'TEACHER' : 'ADMIN');
}
