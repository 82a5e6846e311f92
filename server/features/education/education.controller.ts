import { Get } from '@nestjs/common';
import { RestCoursesDocument, RestTeachersDocument } from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

/** Courses and teachers, visible to every role. */
@RestController('courses', 'Courses and teachers')
export class CoursesController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestCoursesDocument, 'The course catalogue in Swedish alphabetical order.')
  courses(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

@RestController('teachers', 'Courses and teachers')
export class TeachersController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestTeachersDocument, 'Teachers in Swedish alphabetical order.')
  teachers(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
