import { Injectable } from '@nestjs/common';
import type { CalendarChange } from '../../platform/graphql/generated.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { EventBus } from '../../platform/realtime/event-bus.js';

/**
 * Tells open calendars that something has changed, and by whom; never what, so that nothing of a student
 * hidden from the viewer can be told.
 */
@Injectable()
export class CalendarNews {
  constructor(private readonly bus: EventBus) {}

  async *changesFor(
    context: RequestContext,
  ): AsyncGenerator<{ calendarChanged: CalendarChange }, void, void> {
    for await (const { occasionId, actorId, actorName } of this.bus.events('calendar', context.gone)) {
      // Session and role are asked anew; what guards the field refuses whoever has lost them.
      if (context.refresh) context.actor = await context.refresh();
      yield { calendarChanged: { occasionId, actorId, actorName } };
    }
  }
}
