import { Module } from '@nestjs/common';
import { NotificationDigests } from './notification-digest.job.js';
import { NotificationFeed } from './notification-feed.service.js';
import { NotificationList } from './notifications.queries.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationHousekeeping } from './notification-housekeeping.job.js';

/** Notifications of staff: the bell. Features notify through `noticePart` and `tell` of notice.queries.ts. */
@Module({
  controllers: [NotificationsController],
  providers: [
    NotificationHousekeeping,
    NotificationDigests,
    NotificationFeed,
    NotificationList,
    NotificationsResolver,
    NotificationsService,
  ],
})
export class NotificationsModule {}
