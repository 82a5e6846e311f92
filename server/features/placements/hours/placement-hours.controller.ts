import { Get, Put } from '@nestjs/common';
import {
  RestConfirmPlacementWeekDocument,
  RestPlacementHoursDocument,
  RestReportPlacementHoursDocument,
} from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';

/** Reported weeks of a placement (APL). */
@RestController('placements/:id/weeks/:week', 'Placements')
export class PlacementWeeksController {
  constructor(private readonly operations: RestOperations) {}

  @Put()
  @RestOperation(RestReportPlacementHoursDocument, 'Report a week of a placement: all its days.', {
    ...{ id: 'placementId', versioned: true },
    example: { days: [{ day: '2026-11-30', hours: 8 }] },
  })
  reportPlacementHours(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put('confirm')
  @RestOperation(RestConfirmPlacementWeekDocument, 'Confirm a reported week for the workplace.', {
    ...{ id: 'placementId', versioned: true },
    example: { version: 1 },
  })
  confirmPlacementWeek(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

/** Hours of a student's placements (APL). */
@RestController('students/:id/placement-hours', 'Placements')
export class PlacementHoursController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(
    RestPlacementHoursDocument,
    "A student's required, planned, reported and confirmed hours of work placement.",
  )
  placementHours(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
