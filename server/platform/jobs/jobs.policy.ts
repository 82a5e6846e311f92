import { hasRank, type Actor } from '../auth/actor.js';

/** One's own job, an administrator's any (permissions, M64). */
export function maySeeJob(actor: Pick<Actor, 'role' | 'userId'>, job: { userId: string }): boolean {
  return job.userId === actor.userId || hasRank(actor, 'ADMIN');
}
