import type { ServerResponse } from 'node:http';
import { Get, Res } from '@nestjs/common';
import { RestStudentTimelineDocument } from '../../platform/rest/generated.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside } from '../../platform/rest/rest-route.js';

/** A student's timeline (pages, section 19). */
@RestController('student-details/:id/timeline', 'Student details')
export class TimelineController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(
    RestStudentTimelineDocument,
    'The timeline of a student, newest first. The Link header leads to the next page.',
    { id: 'studentId', query: inside('input', 'kinds[]'), pages: { most: 100, usual: 20 }, at: 'nodes' },
  )
  studentTimeline(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }
}
