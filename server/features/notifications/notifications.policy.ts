import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { NotificationEvent } from '../../platform/realtime/live-event.js';

/** True if the notification may concern this viewer; checked before any query. */
export function mayBeMeant(actor: Pick<Actor, 'userId' | 'role'>, event: NotificationEvent): boolean {
  if (event.recipients.includes(actor.userId)) return true;
  if (event.audience === 'STAFF') return hasRank(actor, 'TEACHER');
  return event.audience === 'ADMINISTRATORS' && hasRank(actor, 'ADMIN');
}

/** A `userId` in the call counts only from an administrator (permissions, D13). */
export function resolvesFor(
  actor: Pick<Actor, 'userId' | 'role'>,
  userId: string | null | undefined,
): string {
  return userId && hasRank(actor, 'ADMIN') ? userId : actor.userId;
}
