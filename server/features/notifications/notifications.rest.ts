import type { ServerResponse } from 'node:http';
import { Controller, Get, Put, Req, Res } from '@nestjs/common';
import type {
  RestNotificationsQuery,
  RestResetNotificationMutation,
  RestResolveNotificationMutation,
} from '../../platform/rest/generated.js';
import { addressed } from '../../platform/rest/addressed.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';
import { withRestId } from '../../platform/rest/shapes.js';

/** What staff are told of (specification, section 7; contract, section 5). */
@Controller('api/notifications')
export class NotificationsController {
  constructor(private readonly rest: Rest) {}

  @Get()
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestNotifications',
      shape: ({ notifications }: RestNotificationsQuery) => notifications.map(withRestId),
    });
  }

  @Put(':id/resolve')
  resolve(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestResolveNotification',
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      shape: ({ resolveNotification }: RestResolveNotificationMutation) => withRestId(resolveNotification),
    });
  }

  @Put(':id/reset')
  reset(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestResetNotification',
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      shape: ({ resetNotification }: RestResetNotificationMutation) => withRestId(resetNotification),
    });
  }
}
