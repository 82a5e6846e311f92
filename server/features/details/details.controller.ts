import { Get } from '@nestjs/common';
import { RestCourseDocument, RestDetailsDocument } from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

/** Details of search results. */
@RestController('details', 'Courses and teachers')
export class DetailsController {
  constructor(private readonly operations: RestOperations) {}

  @Get('Kurs/:id')
  @RestOperation(RestCourseDocument, 'A course, course instance, package or program with its students.')
  course(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get(':type/:id')
  @RestOperation(RestDetailsDocument, 'A person: the type decides which further fields follow.', {
    spelling: {
      type: { Elev: 'ELEV', Lärare: 'LARARE', Personal: 'PERSONAL', Användare: 'ANVANDARE' },
    },
  })
  details(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
