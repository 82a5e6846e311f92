import { hasRank, type Actor } from '../../platform/auth/actor.js';

/** Permissions of files beyond those of the student (students.policy.ts; permissions, section 5: File). */
export function mayKnowUploader(actor: Pick<Actor, 'role'>): boolean {
  return hasRank(actor, 'TEACHER');
}
