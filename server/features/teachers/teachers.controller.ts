import type { ServerResponse } from 'node:http';
import { Delete, Get, Post, Put, Res } from '@nestjs/common';
import {
  RestAssignTeacherDocument,
  RestCancelTeacherReplacementDocument,
  RestEndTeacherEmploymentDocument,
  RestReplaceTeacherDocument,
  RestTeacherDetailDocument,
  RestTeacherManagementDocument,
  RestTeacherReplacementPreviewDocument,
  RestUpdateTeacherProfileDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside } from '../../platform/rest/rest-route.js';

/** Teachers' work. */
@RestController('teacher-management', 'Teacher management')
export class TeacherManagementController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestTeacherManagementDocument, 'Teachers with their load and assignments.', {
    query: inside('input.filter', 'q', 'subject', 'active', 'overdue', 'withoutInstances'),
    parts: 1_000,
    at: 'nodes',
  })
  teacherManagement(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }

  @Get(':id')
  @RestOperation(RestTeacherDetailDocument, 'One teacher with schedule, students, exams and history.')
  teacherDetail(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(RestUpdateTeacherProfileDocument, 'Set subjects and extent of employment.', {
    example: { subjects: [{ subject: 'Svenska', isQualified: true }], employmentPercent: 80, version: 1 },
  })
  updateTeacherProfile(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/instances')
  @RestOperation(RestAssignTeacherDocument, 'Assign course instances to the teacher.', {
    example: { courseInstanceIds: ['0199f3a0-1c2d-7a00-8000-000000000001'] },
  })
  assignTeacher(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get(':id/replacement')
  @RestOperation(RestTeacherReplacementPreviewDocument, 'Preview of a replacement: what would move.', {
    query: inside('input', 'replacementId', 'fromOn'),
  })
  teacherReplacementPreview(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/replacement')
  @RestOperation(
    RestReplaceTeacherDocument,
    'Let another teacher take over students, open exams and instances from a given day.',
    { example: { replacementId: '0199f3a0-1c2d-7a00-8000-000000000001', fromOn: '2026-12-01' } },
  )
  replaceTeacher(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete('replacements/:id')
  @RestOperation(RestCancelTeacherReplacementDocument, 'Cancel a replacement before its day.')
  cancelTeacherReplacement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/end')
  @RestOperation(RestEndTeacherEmploymentDocument, 'End the employment. 409 while grades are missing.')
  endTeacherEmployment(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
