import { Injectable } from '@nestjs/common';
import type { CalendarChange } from '../../platform/graphql/generated.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { EventBus } from '../../platform/realtime/event-bus.js';

/**
 * Notifies open calendars that an occasion has changed and which account changed it. The events hold no content, so
 * nothing about a hidden student can leak.
 */
@Injectable()
export class CalendarNews {
  constructor(private readonly bus: EventBus) {}

  async *changesFor(
    context: RequestContext,
  ): AsyncGenerator<{ calendarChanged: CalendarChange }, void, void> {
    for await (const { occasionId, actorId, actorName } of this.bus.events('calendar', context.gone)) {
      // Session and role are refreshed for each event; the field's guard refuses viewers who have lost access.
      if (context.refresh) context.actor = await context.refresh();
      yield { calendarChanged: { occasionId, actorId, actorName } };
    }
  }
}
