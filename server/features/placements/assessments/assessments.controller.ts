import { Put } from '@nestjs/common';
import { RestAssessPlacementDocument, RestSeeAssessmentDocument } from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';

/** The supervisor's assessment of a placement. */
@RestController('placements/:id/assessment', 'Placements')
export class AssessmentsController {
  constructor(private readonly operations: RestOperations) {}

  @Put()
  @RestOperation(
    RestAssessPlacementDocument,
    "Record the supervisor's assessment from a paper: a level for each goal.",
    {
      id: 'placementId',
      example: {
        goals: [{ goalId: '0199f3a0-1c2d-7a00-8000-000000000004', level: 'ON_THE_WAY' }],
        text: 'Arbetar säkert.',
      },
    },
  )
  assessPlacement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put('seen')
  @RestOperation(RestSeeAssessmentDocument, 'Mark the assessment as read, which shows it to the student.', {
    id: 'placementId',
    example: { version: 1 },
  })
  seeAssessment(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
