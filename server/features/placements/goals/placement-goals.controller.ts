import { Get } from '@nestjs/common';
import { RestPlacementCoursesDocument } from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';

/** Courses and goals to choose for a placement of a student. */
@RestController('students/:id/placement-courses', 'Placements')
export class PlacementCoursesController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(
    RestPlacementCoursesDocument,
    'The courses that a placement of the student can belong to, with goals used before.',
  )
  placementCourses(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
