import { Get } from '@nestjs/common';
import { RestProposePlacesDocument } from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';

/** Free places for a student (APL). */
@RestController('students/:id/place-proposals', 'Placements')
export class PlaceProposalsController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(
    RestProposePlacesDocument,
    'Free places for a student, most suitable first, with the reasons for each rank.',
    { query: { branch: 'branch', startDate: 'startDate', endDate: 'endDate' } },
  )
  proposePlaces(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
