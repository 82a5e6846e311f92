import type { ServerResponse } from 'node:http';
import { Get, Post, Res } from '@nestjs/common';
import {
  RestErasePlacementsDocument,
  RestExpiredPlacementsDocument,
} from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';

/** Placements whose retention period has ended. */
@RestController('placements/expired', 'Placements')
export class RetentionController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(
    RestExpiredPlacementsDocument,
    'Placements whose last day is more than five years ago, the earliest last day first.',
    { parts: 1_000, at: 'nodes' },
  )
  expiredPlacements(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }

  @Post('erase')
  @RestOperation(
    RestErasePlacementsDocument,
    'Erase placements with all that belongs to them: all or none. 409 with the reason NOT_EXPIRED if one is still to be kept.',
    {
      named: true,
      missing: 'Någon av placeringarna finns inte längre.',
      example: { ids: ['0199f3a0-1c2d-7a00-8000-000000000001'] },
    },
  )
  erasePlacements(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
