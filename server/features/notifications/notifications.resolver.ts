import { Args, Context, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationResetNotificationArgs,
  MutationResolveNotificationArgs,
  MutationResolveNotificationsArgs,
  MutationRestoreNotificationsArgs,
  QueryNotificationPageArgs,
  QueryNotificationsArgs,
} from '../../platform/graphql/generated.js';
import type { Call, RequestContext } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { NotificationFeed } from './notification-feed.service.js';
import { NotificationList } from './notifications.queries.js';
import { NotificationsService } from './notifications.service.js';

/** Notifications of staff: the bell. Features notify through `noticePart` and `tell` of notice.queries.ts. */
@Resolver()
export class NotificationsResolver implements RootResolvers<
  | 'notifications'
  | 'notificationPage'
  | 'resolveNotification'
  | 'resolveNotifications'
  | 'restoreNotifications'
  | 'resetNotification'
  | 'notificationAdded'
> {
  constructor(
    private readonly service: NotificationsService,
    private readonly pages: NotificationList,
    private readonly feed: NotificationFeed,
  ) {}

  @Query()
  notifications(@Args() { resolved }: QueryNotificationsArgs, @CurrentCall() call: Call) {
    return this.service.list(call, resolved ?? false);
  }

  @Query()
  notificationPage(@Args() { input }: QueryNotificationPageArgs, @CurrentActor() actor: Actor) {
    return this.pages.page(actor, input ?? {});
  }

  @Mutation()
  resolveNotification(@Args() { input }: MutationResolveNotificationArgs, @CurrentCall() call: Call) {
    return this.service.resolve(call, input);
  }

  @Mutation()
  resolveNotifications(@Args() { input }: MutationResolveNotificationsArgs, @CurrentCall() call: Call) {
    return this.service.resolveAll(call, input);
  }

  @Mutation()
  restoreNotifications(@Args() { input }: MutationRestoreNotificationsArgs, @CurrentCall() call: Call) {
    return this.service.restore(call, input);
  }

  @Mutation()
  resetNotification(@Args() { input }: MutationResetNotificationArgs, @CurrentCall() call: Call) {
    return this.service.reset(call, input.id);
  }

  @Subscription()
  notificationAdded(@Context() context: RequestContext) {
    return this.feed.newsFor(context);
  }
}
