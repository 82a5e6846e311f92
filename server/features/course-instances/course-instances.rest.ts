import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { addressed } from '../../platform/rest/addressed.js';
import type {
  RestCancelCourseInstanceMutation,
  RestCourseInstanceFragment,
  RestCourseInstanceQuery,
  RestCourseInstancesQuery,
  RestCourseInstanceStudentsQuery,
  RestCreateCourseInstanceMutation,
  RestReopenCourseInstanceMutation,
  RestUpdateCourseInstanceMutation,
} from '../../platform/rest/generated.js';
import { sendWhole } from '../../platform/rest/json-array.js';
import { queryValues } from '../../platform/rest/query-values.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';
import { withRestId } from '../../platform/rest/shapes.js';
import { studentETag as versionTag, versionOf } from '../students/student-shape.rest.js';

/** Read so many at a time: memory stays flat, and others get their turn. */
const CHUNK = 500;
const FILTERS = ['q', 'from', 'to', 'courseId', 'packageId', 'teacherId', 'status', 'municipality'] as const;

const answered = <Data>(of: (data: Data) => RestCourseInstanceFragment) => ({
  shape: (data: Data) => withRestId(of(data)),
  headers: (data: Data) => versionTag(of(data)),
});

/** Course instances, for administrators (contract, section 5). */
@Controller('api/course-instances')
export class CourseInstancesController {
  constructor(private readonly rest: Rest) {}

  /** Never cut short; the query filters. */
  @Get()
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestCourseInstances');
      const { status, municipality, ...filter } = queryValues(request.query, FILTERS);
      const asked = {
        ...filter,
        statuses: status === undefined ? undefined : [status],
        municipalities: municipality === undefined ? undefined : [municipality],
      };
      await sendWhole(response, async (after) => {
        const page = Number(after ?? 1);
        const variables = { input: { filter: asked, first: CHUNK, page } };
        const data = await this.rest.execute<RestCourseInstancesQuery>(
          'RestCourseInstances',
          variables,
          context,
        );
        const { nodes } = data.courseInstances;
        return { items: nodes.map(withRestId), next: nodes.length === CHUNK ? String(page + 1) : null };
      });
    });
  }

  @Get(':id')
  one(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCourseInstance',
      variables: () => ({ id: request.params.id }),
      ...answered(({ courseInstance }: RestCourseInstanceQuery) => courseInstance),
    });
  }

  @Get(':id/students')
  students(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCourseInstanceStudents',
      variables: () => ({ id: request.params.id }),
      shape: ({ courseInstanceStudents }: RestCourseInstanceStudentsQuery) => courseInstanceStudents.students,
    });
  }

  @Post()
  create(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCreateCourseInstance',
      status: 201,
      variables: ({ courseId, ...values }) => ({ input: { courseId, values } }),
      ...answered(({ createCourseInstance }: RestCreateCourseInstanceMutation) => createCourseInstance),
    });
  }

  @Put(':id')
  update(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUpdateCourseInstance',
      variables: (body) => {
        const { version, ...values } = body;
        return {
          input: { id: request.params.id, version: versionOf(request.headers['if-match'], version), values },
        };
      },
      ...answered(({ updateCourseInstance }: RestUpdateCourseInstanceMutation) => updateCourseInstance),
    });
  }

  @Delete(':id')
  delete(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestDeleteCourseInstance',
      status: 204,
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
    });
  }

  @Post(':id/cancel')
  cancel(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCancelCourseInstance',
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      shape: ({
        cancelCourseInstance: { instance, students, batchId },
      }: RestCancelCourseInstanceMutation) => ({
        instance: withRestId(instance),
        students,
        batchId,
      }),
    });
  }

  @Post(':id/reopen')
  reopen(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestReopenCourseInstance',
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      ...answered(({ reopenCourseInstance }: RestReopenCourseInstanceMutation) => reopenCourseInstance),
    });
  }
}
