import type { ServerResponse } from 'node:http';
import { Delete, Get, Post, Put, Res } from '@nestjs/common';
import {
  RestDecideExamDocument,
  RestDecideExamsDocument,
  RestDeleteExamDocument,
  RestExamsDocument,
  RestRegisterExamDocument,
  RestUndoExamDecisionsDocument,
  RestUpdateExamDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { type Values } from '../../platform/rest/rest-route.js';

/** Registrations for exams (specification, section 7; contract, section 5). */
@RestController('exams', 'Exams')
export class ExamsController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestExamsDocument, 'Exam registrations, newest first. A student gets only their own.', {
    parts: 100,
    at: 'nodes',
  })
  exams(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }

  @Post()
  @RestOperation(
    RestRegisterExamDocument,
    'Register a student for an exam. A student can register only themself.',
    {
      status: 201,
      versioned: true,
      example: {
        studentId: '0199f3a0-1c2d-7a00-8000-000000000001',
        course: 'Svenska 1',
        requestedMonth: 'Maj',
        materialReceived: true,
      },
    },
  )
  registerExam(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call, { lenient: registration });
  }

  @Put(':id/decision')
  @RestOperation(RestDecideExamDocument, 'Accept or deny.', {
    versioned: true,
    example: { decision: 'accept', comment: 'Välkommen.', version: 1 },
  })
  decideExam(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call, {
      lenient: ({ decision, ...body }) => ({ ...body, decision: decision || null }),
    });
  }

  @Post('decisions')
  @RestOperation(RestDecideExamsDocument, 'Accept or deny several registrations: all or none.', {
    example: {
      exams: [{ id: '0199f3a0-1c2d-7a00-8000-000000000001', version: 1 }],
      decision: 'accept',
      comment: 'Välkommen.',
    },
  })
  decideExams(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call, {
      lenient: ({ decision, ...body }) => ({ ...body, decision: decision || null }),
    });
  }

  @Post('decisions/undo')
  @RestOperation(RestUndoExamDecisionsDocument, 'Undo the latest decisions.', {
    example: { exams: [{ id: '0199f3a0-1c2d-7a00-8000-000000000001', version: 2 }] },
  })
  undoExamDecisions(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(
    RestUpdateExamDocument,
    'Set the catalogue course of a registration, or the day on which the student registered.',
    { versioned: true, example: { registeredOn: '2026-05-04', version: 1 } },
  )
  updateExam(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':id')
  @RestOperation(RestDeleteExamDocument, 'Delete a registration.', { status: 204 })
  deleteExam(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

/**
 * Request body as in the specification: copies of the record's data are accepted and ignored (contract, section 5).
 */
function registration(body: Values): Values {
  const { name: _name, phone: _phone, email: _email, municipality: _municipality, ...input } = body;
  const { materialReceived: given } = input;
  const received = typeof given === 'object' && given !== null && 'status' in given ? given.status : given;
  return { ...input, materialReceived: received };
}
