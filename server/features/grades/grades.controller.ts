import { Put } from '@nestjs/common';
import { RestSetGradeDocument } from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

@RestController('grades', 'Grades')
export class GradesController {
  constructor(private readonly operations: RestOperations) {}

  @Put(':entryId')
  @RestOperation(
    RestSetGradeDocument,
    'Set the grade of an enrolment as a draft. It is published when its course is signed; signed, it is locked (409).',
    // The response's entry has its own version, so the grade's is only in the ETag.
    { versioned: 'tag', at: 'entry', example: { grade: 'C', date: '2026-11-20' } },
  )
  setGrade(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
