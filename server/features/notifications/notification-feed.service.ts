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

/** Event stream of one open bell, across REST, GraphQL and all server processes. */
@Injectable()
export class NotificationFeed {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly bus: EventBus,
    private readonly database: Database,
  ) {}

  /**
   * New notifications of this viewer. Events for others are skipped without a query: a session keeps its role
   * for life. For the rest, session and permissions are checked again.
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

  /** Access record of a protected student named in the notification. */
  private async record(actor: Actor, { shownStudentIds }: Notification & ShowsStudents): Promise<void> {
    for (const studentId of shownStudentIds ?? [])
      await logAccess(this.database, actor, 'LIST_STUDENTS', { studentId });
  }
}

/** An empty event: the session has ended, so the field's guard refuses it and closes the socket. */
const SILENCE: Notification = {
  id: '',
  kind: 'MESSAGE',
  message: '',
  meta: null,
  subject: null,
  createdAt: '',
  resolvedAt: null,
};
