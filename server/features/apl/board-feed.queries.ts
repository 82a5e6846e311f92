import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import type { BoardChange } from '../../platform/graphql/generated.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { EventBus } from '../../platform/realtime/event-bus.js';
import type { BoardEvent } from '../../platform/realtime/live-event.js';
import { BoardService } from './board.service.js';

/** Event stream of an open board, from all APIs and server processes. */
@Injectable()
export class BoardFeed {
  constructor(
    private readonly board: BoardService,
    private readonly bus: EventBus,
  ) {}

  /** Cursor of the current position in the event stream. */
  place(): string {
    return this.bus.place();
  }

  /**
   * Changes as the viewer may see them; changes of hidden students are skipped. Starts with the events since
   * `after`, or with RELOADED if they are no longer available.
   */
  async *changesFor(
    context: RequestContext,
    after?: string | null,
  ): AsyncGenerator<{ boardChanged: BoardChange }, void, void> {
    for await (const event of this.eventsSince(after ?? null, context.gone)) {
      // Permissions depend on the viewer's current session, not on the one that opened the socket.
      if (context.refresh) context.actor = await context.refresh();
      const change = context.actor && event !== MISSED ? await this.changeFor(context.actor, event) : SILENCE;
      if (change) yield { boardChanged: change };
    }
  }

  private async *eventsSince(
    after: string | null,
    gone?: AbortSignal,
  ): AsyncGenerator<BoardEvent | typeof MISSED, void, void> {
    const events = this.bus.events('board', gone);
    // Subscribes first and then replays in the same tick: no event is lost or sent twice.
    let next = events.next();
    try {
      if (after !== null) yield* this.bus.since('board', after) ?? [MISSED];
      for (let event = await next; !event.done; event = await next) {
        yield event.value;
        next = events.next();
      }
    } finally {
      void events.return();
    }
  }

  private async changeFor(viewer: Actor, event: BoardEvent): Promise<BoardChange | null> {
    const { kind, studentId, from, actorId, actorName } = event;
    if (studentId === null) return { kind, studentId, card: null, from, actorId, actorName };
    const card = await this.board.card(viewer, studentId);
    if (card) return { kind, studentId, card, from, actorId, actorName };
    // The viewer may have seen the card until now: the student became protected or changed teacher.
    const lost =
      event.hiddenFrom === 'ALL' || (viewer.teacherId !== null && event.hiddenFrom === viewer.teacherId);
    return lost ? { ...SILENCE, kind: 'REMOVED', studentId } : null;
  }
}

/** Marks a gap: the missed events are no longer available. */
const MISSED = Symbol('missed');

/**
 * Placeholder event without content. It follows a gap or the end of the session, when the field's guard closes the
 * socket.
 */
const SILENCE: BoardChange = {
  kind: 'RELOADED',
  studentId: null,
  card: null,
  from: null,
  actorId: null,
  actorName: null,
};
