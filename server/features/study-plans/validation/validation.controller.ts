import { Get, Put } from '@nestjs/common';
import { RestDecideValidationDocument, RestValidationsDocument } from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';

/** Validations of a student. */
@RestController('students/:id/validations', 'Study plans')
export class ValidationController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestValidationsDocument, 'The validations of a student.')
  validations(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':courseId')
  @RestOperation(RestDecideValidationDocument, 'Decide on validation of a course.', {
    id: 'studentId',
    versioned: true,
    example: { scope: 'PART', points: 50, basis: 'Intyg från Björkens äldreboende.' },
  })
  decide(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
