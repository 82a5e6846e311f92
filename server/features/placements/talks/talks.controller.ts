import { Put } from '@nestjs/common';
import { RestHoldTalkDocument, RestPlanTalkDocument } from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';

/** Three-party talks of a placement. */
@RestController('placements/:id/talks/:kind', 'Placements')
export class TalksController {
  constructor(private readonly operations: RestOperations) {}

  @Put()
  @RestOperation(RestPlanTalkDocument, 'Plan a three-party talk; `kind` is MIDTERM or FINAL.', {
    id: 'placementId',
    example: { plannedOn: '2026-12-09' },
  })
  planTalk(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put('held')
  @RestOperation(RestHoldTalkDocument, 'Record that a three-party talk was held, with a note.', {
    id: 'placementId',
    example: { heldOn: '2026-11-27', note: 'Allt går bra.' },
  })
  holdTalk(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
