import type { ServerResponse } from 'node:http';
import { Delete, Get, Post, Put, Res } from '@nestjs/common';
import {
  RestCsnReportDocument,
  RestCsnReportsDocument,
  RestEnrollStudentDocument,
  RestEnrollmentDocument,
  RestEnrollmentsDocument,
  RestRemoveEnrollmentDocument,
  RestUpdateEnrollmentDocument,
  RestWithdrawCsnReportDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside } from '../../platform/rest/rest-route.js';

const ID = '0199f3a0-1c2d-7a00-8000-000000000001';

/** Enrolments and CSN reports, for administrators (domain, D8). */
@RestController('student-enrollments', 'Enrolments')
export class EnrollmentsController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestEnrollmentsDocument, 'All matching enrolments, latest start first.', {
    query: {
      ...inside('input.filter', 'q', 'studentId', 'targetId', 'courseInstanceId', 'teacherId', 'state'),
      ...inside('input.filter', 'startFrom', 'startTo', 'endFrom', 'endTo'),
      municipality: 'input.filter.municipalities',
      status: 'input.filter.statuses',
      attention: 'input.filter.attention',
    },
    parts: 100,
    at: 'nodes',
  })
  enrollments(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }

  @Get(':id')
  @RestOperation(RestEnrollmentDocument, 'One enrolment with the history of its status.', {
    versioned: true,
    missing: 'Inskrivningen finns inte.',
  })
  enrollment(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(RestEnrollStudentDocument, 'Enrol a student. 409 ALREADY_ENROLLED or FULL.', {
    status: 201,
    versioned: true,
    example: { studentId: ID, courseInstanceId: ID },
  })
  enrollStudent(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(
    RestUpdateEnrollmentDocument,
    'Change the status from a given day, move to another instance, or set the end date or last activity.',
    { versioned: true, example: { status: 'DROPPED_OUT', effectiveOn: '2026-09-14', reason: 'WORK' } },
  )
  updateEnrollment(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':id')
  @RestOperation(
    RestRemoveEnrollmentDocument,
    'Remove an enrolment, with a reason. It stays in the register, and the response contains its `removedAt`.',
    { versioned: true, example: { reason: 'Fel elev' } },
  )
  removeEnrollment(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

@RestController('csn-reports', 'Enrolments')
export class CsnReportsController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestCsnReportsDocument, 'The latest 20 reports to CSN, newest first.')
  csnReports(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get(':id')
  @RestOperation(RestCsnReportDocument, 'One report with its contents.', { missing: 'Rapporten finns inte.' })
  csnReport(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/withdraw')
  @RestOperation(
    RestWithdrawCsnReportDocument,
    'Withdraw an incorrect report, with a reason. Its enrolments wait for a report again. 409 WITHDRAWN.',
    { example: { reason: 'Filen kom aldrig fram' } },
  )
  withdrawCsnReport(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
