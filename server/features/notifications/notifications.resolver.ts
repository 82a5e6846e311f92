import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query, Subscription } from '../../platform/graphql/root-field.js';
import { NotificationFeed } from './notification-feed.service.js';
import { NotificationList } from './notifications.list.js';
import { NotificationsService } from './notifications.service.js';

@Resolver()
export class NotificationsResolver {
  constructor(
    private readonly service: NotificationsService,
    private readonly pages: NotificationList,
    private readonly feed: NotificationFeed,
  ) {}

  @Query()
  notifications({ resolved }: QueryArgs['notifications'], context: RequestContext) {
    return this.service.list(signedIn(context), resolved ?? false);
  }

  @Query()
  notificationPage({ input }: QueryArgs['notificationPage'], context: RequestContext) {
    return this.pages.page(signedIn(context).actor, input ?? {});
  }

  @Mutation()
  resolveNotification({ input }: MutationArgs['resolveNotification'], context: RequestContext) {
    return this.service.resolve(signedIn(context), input);
  }

  @Mutation()
  resolveNotifications({ input }: MutationArgs['resolveNotifications'], context: RequestContext) {
    return this.service.resolveAll(signedIn(context), input);
  }

  @Mutation()
  restoreNotifications({ input }: MutationArgs['restoreNotifications'], context: RequestContext) {
    return this.service.restore(signedIn(context), input);
  }

  @Mutation()
  resetNotification({ input }: MutationArgs['resetNotification'], context: RequestContext) {
    return this.service.reset(signedIn(context), input.id);
  }

  @Subscription()
  notificationAdded(_args: unknown, context: RequestContext) {
    return this.feed.newsFor(context);
  }
}
