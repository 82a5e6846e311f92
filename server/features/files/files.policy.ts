import { hasRank, type Actor } from '../../platform/auth/actor.js';

/**
 * Who may see and change a student's files is asked of the student (students.policy.ts); this is
 * what is left to ask of the file (permissions, section 5: File).
 */
export function mayKnowUploader(actor: Pick<Actor, 'role'>): boolean {
  return hasRank(actor, 'TEACHER');
}
