import type { ServerResponse } from 'node:http';
import { Delete, Get, Post, Put, Res } from '@nestjs/common';
import {
  RestCancelCourseInstanceDocument,
  RestCourseInstanceDocument,
  RestCourseInstanceStudentsDocument,
  RestCourseInstancesDocument,
  RestCreateCourseInstanceDocument,
  RestDeleteCourseInstanceDocument,
  RestReopenCourseInstanceDocument,
  RestSendCancellationMailsDocument,
  RestUpdateCourseInstanceDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside } from '../../platform/rest/rest-route.js';

const VALUES = {
  startDate: '2026-08-17',
  endDate: '2026-10-23',
  pacePercent: 50,
  studyForm: 'CLASSROOM',
  location: 'Sal B204',
  municipality: 'Sollentuna',
  capacity: 25,
};

/** REST endpoints of course instances, for administrators. */
@RestController('course-instances', 'Course instances')
export class CourseInstancesController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestCourseInstancesDocument, 'All course instances, by start date.', {
    query: {
      ...inside('input.filter', 'q', 'from', 'to', 'courseId', 'packageId', 'teacherId'),
      status: 'input.filter.statuses',
      municipality: 'input.filter.municipalities',
    },
    parts: 100,
    at: 'nodes',
  })
  courseInstances(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }

  @Get(':id')
  @RestOperation(RestCourseInstanceDocument, 'One course instance.', { versioned: true })
  courseInstance(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get(':id/students')
  @RestOperation(
    RestCourseInstanceStudentsDocument,
    'The students of a course instance, with the details required by CSN and SCB.',
    { at: 'students' },
  )
  courseInstanceStudents(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(
    RestCreateCourseInstanceDocument,
    'Plan a course instance. Without an end date, it follows from the points and the pace.',
    {
      status: 201,
      nest: 'values',
      versioned: true,
      example: { courseId: '0199f3a0-1c2d-7a00-8000-000000000002', ...VALUES },
    },
  )
  createCourseInstance(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(
    RestUpdateCourseInstanceDocument,
    'Change a course instance. Omitted fields are kept, null clears.',
    { nest: 'values', versioned: true, example: { ...VALUES, version: 1 } },
  )
  updateCourseInstance(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':id')
  @RestOperation(
    RestDeleteCourseInstanceDocument,
    'Delete a course instance without students. 409 if it has any.',
    { status: 204 },
  )
  deleteCourseInstance(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/cancel')
  @RestOperation(
    RestCancelCourseInstanceDocument,
    'Cancel a course instance and decide what happens to its students: MOVE, END or PLAN.',
    { example: { students: 'PLAN', reason: 'För få sökande.', mailStudents: true } },
  )
  cancelCourseInstance(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/cancellation-mails')
  @RestOperation(
    RestSendCancellationMailsDocument,
    'Send the mails about a cancellation now, without waiting until it can no longer be undone.',
  )
  sendCancellationMails(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/reopen')
  @RestOperation(RestReopenCourseInstanceDocument, 'Undo a cancellation, including its students.', {
    versioned: true,
  })
  reopenCourseInstance(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
