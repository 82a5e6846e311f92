import { Post } from '@nestjs/common';
import { RestReportIncidentDocument } from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';

/** Incidents of a placement. */
@RestController('placements/:id/incidents', 'Placements')
export class IncidentsController {
  constructor(private readonly operations: RestOperations) {}

  @Post()
  @RestOperation(
    RestReportIncidentDocument,
    'Report an injury, a conflict or another incident. Teachers and administrators are notified at once.',
    { id: 'placementId', status: 201, example: { kind: 'OTHER', text: 'Eleven fick inte tillträde.' } },
  )
  reportIncident(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
