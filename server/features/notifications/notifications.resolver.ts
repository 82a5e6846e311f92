import { Args, Context, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import type {
  Notification,
  ResetNotificationInput,
  ResolveNotificationInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { NotificationFeed } from './notification-feed.service.js';
import { NotificationsService } from './notifications.service.js';

@Resolver()
export class NotificationsResolver {
  constructor(
    private readonly service: NotificationsService,
    private readonly feed: NotificationFeed,
  ) {}

  @Query()
  notifications(
    @Args('resolved') resolved: boolean | null,
    @Context() context: RequestContext,
  ): Promise<Notification[]> {
    return this.service.list(signedIn(context), resolved ?? false);
  }

  @Mutation()
  resolveNotification(
    @Args('input') input: ResolveNotificationInput,
    @Context() context: RequestContext,
  ): Promise<Notification> {
    return this.service.resolve(signedIn(context), input);
  }

  @Mutation()
  resetNotification(
    @Args('input') input: ResetNotificationInput,
    @Context() context: RequestContext,
  ): Promise<Notification> {
    return this.service.reset(signedIn(context), input.id);
  }

  @Subscription()
  notificationAdded(
    @Context() context: RequestContext,
  ): AsyncGenerator<{ notificationAdded: Notification }, void, void> {
    return this.feed.newsFor(context);
  }
}
