import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { NotificationFeed } from './notification-feed.service.js';
import { NotificationList } from './notifications.list.js';
import { NotificationsService } from './notifications.service.js';

/** What staff are told of: the bell. Features tell by `noticePart` and `tell` of notice.sql.ts. */
export const notificationsFields = rootFields(
  [NotificationsService, NotificationList, NotificationFeed],
  (service, pages, feed) => ({
    notifications: ({ resolved }, context) => service.list(signedIn(context), resolved ?? false),
    notificationPage: ({ input }, context) => pages.page(signedIn(context).actor, input ?? {}),
    resolveNotification: ({ input }, context) => service.resolve(signedIn(context), input),
    resolveNotifications: ({ input }, context) => service.resolveAll(signedIn(context), input),
    restoreNotifications: ({ input }, context) => service.restore(signedIn(context), input),
    resetNotification: ({ input }, context) => service.reset(signedIn(context), input.id),
    notificationAdded: (_args, context) => feed.newsFor(context),
  }),
);
