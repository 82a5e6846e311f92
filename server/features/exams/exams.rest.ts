import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { addressed } from '../../platform/rest/addressed.js';
import { decisionInput, registrationInput, restExam } from './exam-shape.rest.js';
import type {
  RestDecideExamMutation,
  RestExamsQuery,
  RestRegisterExamMutation,
  RestUpdateExamMutation,
} from '../../platform/rest/generated.js';
import { sendWhole } from '../../platform/rest/json-array.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';
import { studentETag as versionTag, versionOf } from '../students/student-shape.rest.js';

/** Read so many at a time: memory stays flat, and others get their turn. */
const CHUNK = 1_000;

/** Registrations for exams (specification, section 7; contract, section 5). */
@Controller('api/exams')
export class ExamsController {
  constructor(private readonly rest: Rest) {}

  /** Never cut short. */
  @Get()
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestExams');
      await sendWhole(response, async (after) => {
        const variables = { input: { first: CHUNK, after } };
        const { exams } = await this.rest.execute<RestExamsQuery>('RestExams', variables, context);
        return { items: exams.nodes.map(restExam), next: exams.nextCursor };
      });
    });
  }

  @Post()
  register(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestRegisterExam',
      status: 201,
      variables: (body) => ({ input: registrationInput(body) }),
      shape: ({ registerExam }: RestRegisterExamMutation) => restExam(registerExam),
      headers: ({ registerExam }) => versionTag(registerExam),
    });
  }

  @Put(':id/decision')
  decide(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestDecideExam',
      variables: ({ version, ...body }) => ({
        input: {
          ...addressed(decisionInput(body), { id: request.params.id }),
          version: versionOf(request.headers['if-match'], version),
        },
      }),
      shape: ({ decideExam }: RestDecideExamMutation) => restExam(decideExam),
      headers: ({ decideExam }) => versionTag(decideExam),
    });
  }

  @Put(':id')
  update(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUpdateExam',
      variables: ({ version, ...body }) => ({
        input: {
          ...addressed(body, { id: request.params.id }),
          version: versionOf(request.headers['if-match'], version),
        },
      }),
      shape: ({ updateExam }: RestUpdateExamMutation) => restExam(updateExam),
      headers: ({ updateExam }) => versionTag(updateExam),
    });
  }

  @Delete(':id')
  delete(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestDeleteExam',
      status: 204,
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
    });
  }
}
