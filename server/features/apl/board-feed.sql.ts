import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import type { BoardChange } from '../../platform/graphql/generated.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { EventBus } from '../../platform/realtime/event-bus.js';
import type { BoardEvent } from '../../platform/realtime/live-event.js';
import { BoardService } from './board.service.js';

/** News for one open board, from every door and every server process. */
@Injectable()
export class BoardFeed {
  constructor(
    private readonly board: BoardService,
    private readonly bus: EventBus,
  ) {}

  /** A name for where the news stand now. */
  place(): string {
    return this.bus.place();
  }

  /**
   * Changes as this viewer may know them; of students whom the viewer may not see nothing is told. Begins with what was told
   * between `after` and now, or with RELOADED where that cannot be said.
   */
  async *changesFor(
    context: RequestContext,
    after?: string | null,
  ): AsyncGenerator<{ boardChanged: BoardChange }, void, void> {
    for await (const event of this.eventsSince(after ?? null, context.gone)) {
      // What may be told depends on who the viewer is now, not when the socket was opened.
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
    // Listens from here on, and in the same breath looks back: nothing falls between, and nothing is told twice.
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
    // The card may have been on this board until now: an identity has become protected, or got another teacher.
    const lost =
      event.hiddenFrom === 'ALL' || (viewer.teacherId !== null && event.hiddenFrom === viewer.teacherId);
    return lost ? { ...SILENCE, kind: 'REMOVED', studentId } : null;
  }
}

/** Nobody can say what was told while nobody listened. */
const MISSED = Symbol('missed');

/** Says nothing; the session has ended, and what guards the field refuses it and closes the socket. */
const SILENCE: BoardChange = {
  kind: 'RELOADED',
  studentId: null,
  card: null,
  from: null,
  actorId: null,
  actorName: null,
};
