import { Get, Put } from '@nestjs/common';
import {
  RestNotificationsDocument,
  RestResetNotificationDocument,
  RestResolveNotificationDocument,
  RestResolveNotificationsDocument,
  RestRestoreNotificationsDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

/** Notifications of staff. */
@RestController('notifications', 'Notifications')
export class NotificationsController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestNotificationsDocument, "The caller's unresolved notifications.")
  notifications(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id/resolve')
  @RestOperation(
    RestResolveNotificationDocument,
    'Resolve a notification for the caller. Repeating the call has no effect.',
  )
  resolveNotification(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put('resolve')
  @RestOperation(RestResolveNotificationsDocument, "Resolve all of the caller's notifications.", {
    named: true,
    example: { through: '2026-11-20T08:00:00.000Z', kind: 'EXAM_REGISTERED' },
  })
  resolveNotifications(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put('restore')
  @RestOperation(RestRestoreNotificationsDocument, 'Undo resolving several notifications at once.', {
    named: true,
    example: { batch: '0199f3a0-1c2d-7a00-8000-000000000001' },
  })
  restoreNotifications(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id/reset')
  @RestOperation(RestResetNotificationDocument, 'Show the notification to everyone again.')
  resetNotification(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
