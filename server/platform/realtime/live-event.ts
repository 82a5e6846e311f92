import type { Actor } from '../auth/actor.js';
import type { AplStatus, BoardChangeKind } from '../graphql/generated.js';
import type { SessionEnded } from './session-events.js';

/** Event about one card. Ids only: each viewer's copy is read with that viewer's permissions. */
export interface BoardEvent {
  topic: 'board';
  kind: BoardChangeKind;
  /** Null with RELOADED: many cards changed. */
  studentId: string | null;
  from: AplStatus | null;
  actorId: string;
  actorName: string;
  /**
   * Viewers who may lose the card by this change: everyone without access to it, or one teacher (by id).
   * Nobody else is notified about a hidden card.
   */
  hiddenFrom?: 'ALL' | string;
}

/** Event for a changed card; without a card, RELOADED for many. */
export const boardNews = (
  who: Pick<Actor, 'userId' | 'name'> | null,
  kind: BoardChangeKind,
  studentId: string | null,
  hiddenFrom?: BoardEvent['hiddenFrom'],
): BoardEvent => ({
  topic: 'board',
  kind,
  studentId,
  from: null,
  actorId: who?.userId ?? '',
  actorName: who?.name ?? '',
  ...(hiddenFrom && { hiddenFrom }),
});

/** A notification that is new or unresolved again, with its audience: nobody else needs to read it. */
export interface NotificationEvent {
  topic: 'notification';
  id: string;
  audience: 'STAFF' | 'ADMINISTRATORS' | null;
  recipients: string[];
}

/** An occasion or its bookings have changed; viewers refetch according to their permissions. */
export interface CalendarEvent {
  topic: 'calendar';
  /** Null if many changed. */
  occasionId: string | null;
  actorId: string;
  actorName: string;
}

/** Events between processes. Payloads stay far below PostgreSQL's limit of 8,000 bytes. */
export type LiveEvent =
  BoardEvent | CalendarEvent | NotificationEvent | ({ topic: 'session' } & SessionEnded);
