import { Injectable } from '@nestjs/common';
import type { Notification } from '../../platform/graphql/generated.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { logAccess } from '../../platform/history/access-log.js';
import type { ShowsStudents } from '../../platform/history/students-in-answer.js';
import { EventBus } from '../../platform/realtime/event-bus.js';
import { mayBeMeant } from './notifications.policy.js';
import { NotificationsService } from './notifications.service.js';

/** News for one open bell, from every door and every server process. */
@Injectable()
export class NotificationFeed {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly bus: EventBus,
    private readonly database: Database,
  ) {}

  /**
   * What is new for this viewer. Nothing is read for those whom it does not concern: a session keeps its
   * role as long as it lives. For the others session and rights are asked anew.
   */
  async *newsFor(context: RequestContext): AsyncGenerator<{ notificationAdded: Notification }, void, void> {
    for await (const event of this.bus.events('notification', context.gone)) {
      if (context.actor && !mayBeMeant(context.actor, event)) continue;
      if (context.refresh) context.actor = await context.refresh();
      const news = context.actor ? await this.notifications.find(context.actor, event.id) : SILENCE;
      if (!news || news.resolvedAt) continue;
      if (context.actor) await this.record(context.actor, news);
      yield { notificationAdded: news };
    }
  }

  /** The access record of a protected student whom the notification names. */
  private async record(actor: Actor, { shownStudentIds }: Notification & ShowsStudents): Promise<void> {
    for (const studentId of shownStudentIds ?? [])
      await logAccess(this.database, actor, 'LIST_STUDENTS', { studentId });
  }
}

/** Says nothing; the session has ended, and what guards the field refuses it and closes the socket. */
const SILENCE: Notification = {
  id: '',
  kind: 'MESSAGE',
  message: '',
  meta: null,
  subject: null,
  createdAt: '',
  resolvedAt: null,
};
