import type { Actor } from '../auth/actor.js';
import type { AplStatus, BoardChangeKind } from '../graphql/generated.js';
import type { SessionEnded } from './session-events.js';

/** News about one card. Ids only: every viewer's copy is read for that viewer, under that viewer's rights. */
export interface BoardEvent {
  topic: 'board';
  kind: BoardChangeKind;
  /** Null with RELOADED: many cards at once. */
  studentId: string | null;
  from: AplStatus | null;
  actorId: string;
  actorName: string;
  /**
   * Who may lose the card by this change: everyone who cannot see it now, or one teacher (by id).
   * Nobody else is told of a card that is hidden from them.
   */
  hiddenFrom?: 'ALL' | string;
}

/** News of a card that somebody has changed; of no card, with RELOADED: many at once. */
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

/** A notice that is new, or unresolved again, and whom it is meant for: nobody else needs to read it. */
export interface NotificationEvent {
  topic: 'notification';
  id: string;
  audience: 'STAFF' | 'ADMINISTRATORS' | null;
  recipients: string[];
}

/** An occasion or its bookings have changed; what of it one may see is read anew. */
export interface CalendarEvent {
  topic: 'calendar';
  /** Null with many at once. */
  occasionId: string | null;
  actorId: string;
  actorName: string;
}

/** What travels between processes. Payloads stay far under PostgreSQL's 8 000 bytes. */
export type LiveEvent =
  BoardEvent | CalendarEvent | NotificationEvent | ({ topic: 'session' } & SessionEnded);
