import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { notFound } from '../../platform/errors/app-error.js';
import { addressed } from '../../platform/rest/addressed.js';
import type {
  RestEnrollmentFieldsFragment,
  RestEnrollmentQuery,
  RestEnrollmentsQuery,
  RestEnrollStudentMutation,
  RestRemoveEnrollmentMutation,
  RestUpdateEnrollmentMutation,
} from '../../platform/rest/generated.js';
import { sendWhole } from '../../platform/rest/json-array.js';
import { queryValues } from '../../platform/rest/query-values.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';
import { withRestId } from '../../platform/rest/shapes.js';
import { studentETag as versionTag, versionOf } from '../students/student-shape.rest.js';

/** Read so many at a time: memory stays flat, and others get their turn. */
const CHUNK = 1_000;
const FILTERS = [
  'q',
  'studentId',
  'targetId',
  'courseInstanceId',
  'teacherId',
  'municipality',
  'status',
  'state',
  'attention',
  'startFrom',
  'startTo',
  'endFrom',
  'endTo',
] as const;

/** Enrolments, for administrators (contract, section 5). */
@Controller('api/student-enrollments')
export class EnrollmentsController {
  constructor(private readonly rest: Rest) {}

  /** Never cut short; the query filters. */
  @Get()
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestEnrollments');
      const { status, municipality, attention, ...given } = queryValues(request.query, FILTERS);
      const one = (value: string | undefined) => (value === undefined ? undefined : [value]);
      const filter = {
        ...given,
        statuses: one(status),
        municipalities: one(municipality),
        attention: one(attention),
      };
      await sendWhole(response, async (after) => {
        const page = Number(after ?? 1);
        // The parts of one answer leave one trace.
        const { enrollments } = await this.rest.execute<RestEnrollmentsQuery>(
          'RestEnrollments',
          { input: { filter, first: CHUNK, page } },
          { ...context, continued: after !== undefined },
        );
        const { nodes } = enrollments;
        return { items: nodes.map(shaped), next: nodes.length === CHUNK ? String(page + 1) : null };
      });
    });
  }

  @Get(':id')
  one(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestEnrollment',
      variables: () => ({ id: request.params.id }),
      shape: ({ enrollment }: RestEnrollmentQuery) => {
        if (!enrollment) throw notFound('Inskrivningen finns inte.');
        return shaped(enrollment);
      },
      headers: ({ enrollment }) => (enrollment ? versionTag(enrollment) : {}),
    });
  }

  @Post()
  create(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestEnrollStudent',
      status: 201,
      variables: (input) => ({ input }),
      shape: ({ enrollStudent }: RestEnrollStudentMutation) => shaped(enrollStudent),
      headers: ({ enrollStudent }) => versionTag(enrollStudent),
    });
  }

  @Put(':id')
  update(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUpdateEnrollment',
      variables: ({ version, ...body }) => ({
        input: {
          ...addressed(body, { id: request.params.id }),
          version: versionOf(request.headers['if-match'], version),
        },
      }),
      shape: ({ updateEnrollment }: RestUpdateEnrollmentMutation) => shaped(updateEnrollment),
      headers: ({ updateEnrollment }) => versionTag(updateEnrollment),
    });
  }

  /** Nothing leaves the register: the answer is the enrolment with its `removedAt`. */
  @Delete(':id')
  remove(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestRemoveEnrollment',
      variables: ({ version, ...body }) => ({
        input: {
          ...addressed(body, { id: request.params.id }),
          version: versionOf(request.headers['if-match'], version),
        },
      }),
      shape: ({ removeEnrollment }: RestRemoveEnrollmentMutation) => shaped(removeEnrollment),
    });
  }
}

function shaped({ student, courseInstance, ...enrollment }: RestEnrollmentFieldsFragment) {
  return {
    ...withRestId(enrollment),
    student: withRestId(student),
    courseInstance: courseInstance && withRestId(courseInstance),
  };
}
