import type { ServerResponse } from 'node:http';
import { Get, Patch, Post, Put, Res } from '@nestjs/common';
import { conflict } from '../../platform/errors/app-error.js';
import {
  type RestSetAplStatusMutation,
  RestCreateStudentDocument,
  RestLinkStudentAccountDocument,
  RestSetAplStatusDocument,
  RestSetAplStatusesDocument,
  RestSetProtectedDocument,
  RestSetResponsibleTeacherDocument,
  RestStudentDetailsDocument,
  RestStudentHistoryDocument,
  RestStudentsDocument,
  RestUpdateStudentDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside } from '../../platform/rest/rest-route.js';

/** Students as a list and on the board (specification, section 7). */
@RestController('students', 'Students')
export class StudentsController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(
    RestStudentsDocument,
    'All students that the caller may see. A student gets a list of one.',
    { query: inside('input.filter', 'q', 'aplStatus'), parts: 100, pages: { most: 1_000 }, at: 'nodes' },
  )
  students(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }

  @Post()
  @RestOperation(RestCreateStudentDocument, 'Add a student.', {
    status: 201,
    versioned: true,
    example: {
      name: 'Amina Hassan',
      personalNumber: '19900101-2385',
      municipality: { type: 'Sollentuna' },
    },
  })
  createStudent(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Patch()
  @RestOperation(
    RestSetAplStatusesDocument,
    'Move several cards on the APL board: all or none, but for a card that someone else moved first. It stays, and its answer has movedBy.',
    {
      example: {
        moves: [
          { studentId: '0199f3a0-1c2d-7a00-8000-000000000001', aplStatus: 'YELLOW', from: 'GRAY' },
          { studentId: '0199f3a0-1c2d-7a00-8000-000000000002', aplStatus: 'YELLOW', from: 'BLUE' },
        ],
      },
    },
  )
  setAplStatuses(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Patch(':id')
  @RestOperation(
    RestSetAplStatusDocument,
    'Move the card on the APL board. 409 if someone else moved it first.',
    {
      id: 'studentId',
      versioned: true,
      example: { aplStatus: 'YELLOW', from: 'GRAY' },
      then: RestStudentDetailsDocument,
    },
  )
  setAplStatus(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call, { check: refuseMoved });
  }

  @Put(':id/teacher')
  @RestOperation(RestSetResponsibleTeacherDocument, 'Set or remove the responsible teacher.', {
    id: 'studentId',
    versioned: true,
    example: { teacherId: '0199f3a0-1c2d-7a00-8000-000000000002' },
  })
  setResponsibleTeacher(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id/account')
  @RestOperation(
    RestLinkStudentAccountDocument,
    'Link a student account to the record, or remove the link.',
    { id: 'studentId', versioned: true, example: { userId: '0199f3a0-1c2d-7a00-8000-000000000002' } },
  )
  linkStudentAccount(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id/protected')
  @RestOperation(RestSetProtectedDocument, 'Turn identity protection (skyddade personuppgifter) on or off.', {
    id: 'studentId',
    versioned: true,
    example: { isProtected: true },
  })
  setProtected(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

/** The student page: record and history. */
@RestController('student-details', 'Student details')
export class StudentDetailsController {
  constructor(private readonly operations: RestOperations) {}

  @Get(':id')
  @RestOperation(RestStudentDetailsDocument, 'One student. A student can read only their own record.', {
    versioned: true,
  })
  studentDetails(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(RestUpdateStudentDocument, 'Change the record. Omitted fields are kept, null clears.', {
    named: true,
    versioned: true,
    example: { phone: '070-174 06 05', version: 3 },
  })
  updateStudent(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get(':id/history')
  @RestOperation(RestStudentHistoryDocument, 'The changes of the record, newest first.', {
    id: 'studentId',
    named: true,
  })
  studentHistory(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

function refuseMoved(moved: unknown): void {
  const answer = moved as RestSetAplStatusMutation['setAplStatus'];
  if (answer.__typename === 'AplMoveConflict')
    throw conflict('MOVED', `Kortet har redan flyttats av ${answer.movedBy ?? 'någon annan'}.`);
}
