import { Get, Put } from '@nestjs/common';
import {
  RestImportStudyPlanDocument,
  RestStudyPlanExchangeDocument,
} from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';

/** A study plan to and from another provider. */
@RestController('students/:id/study-plan/exchange', 'Study plans')
export class StudyPlanExchangeController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestStudyPlanExchangeDocument, 'The study plan as StudyPlan of SS 12000:2020.', {
    at: 'plan',
    missing: 'Eleven har ingen studieplan.',
  })
  studyPlan(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put()
  @RestOperation(
    RestImportStudyPlanDocument,
    'Read a StudyPlan of SS 12000:2020 into the student’s plan: courses are added and changed, none removed.',
    {
      id: 'studentId',
      nest: 'plan',
      versioned: true,
      example: {
        id: '0199f3a0-1c2d-7a00-8000-000000000021',
        student: { id: '0199f3a0-1c2d-7a00-8000-000000000001', displayName: 'Anna Ek' },
        content: [
          {
            title: 'VT 2027',
            syllabuses: [
              {
                syllabus: { id: '0199f3a0-1c2d-7a00-8000-000000000005', displayName: 'SVEN1000X Svenska' },
                startDate: '2027-01-01',
                endDate: '2027-06-30',
              },
            ],
          },
        ],
        ...{ startDate: '2027-01-11', endDate: '2028-06-09' },
      },
    },
  )
  import(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
