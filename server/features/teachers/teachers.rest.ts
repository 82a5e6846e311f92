import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { addressed } from '../../platform/rest/addressed.js';
import type {
  RestAssignTeacherMutation,
  RestCancelTeacherReplacementMutation,
  RestEndTeacherEmploymentMutation,
  RestReplaceTeacherMutation,
  RestTeacherDetailQuery,
  RestTeacherManagementQuery,
  RestTeacherReplacementPreviewQuery,
  RestUpdateTeacherProfileMutation,
} from '../../platform/rest/generated.js';
import { sendWhole } from '../../platform/rest/json-array.js';
import { queryFlag, queryValues } from '../../platform/rest/query-values.js';
import { restIds } from '../../platform/rest/rest-ids.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';

const CHUNK = 1_000;

/** The work of the teachers (contract, section 5). */
@Controller('api/teacher-management')
export class TeachersController {
  constructor(private readonly rest: Rest) {}

  /** Never cut short; the filters of the page. */
  @Get()
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestTeacherManagement');
      const names = ['q', 'subject', 'active', 'overdue', 'withoutInstances'] as const;
      const { q, subject, active, overdue, withoutInstances } = queryValues(request.query, names);
      const filter = {
        q,
        subject,
        active: queryFlag(active, 'active'),
        overdue: queryFlag(overdue, 'overdue'),
        withoutInstances: queryFlag(withoutInstances, 'withoutInstances'),
      };
      await sendWhole(response, async (after) => {
        const page = Number(after ?? 1);
        const input = { filter, first: CHUNK, page };
        const data = await this.rest.execute<RestTeacherManagementQuery>(
          'RestTeacherManagement',
          { input },
          context,
        );
        const { nodes } = data.teacherManagement;
        return { items: nodes.map(restIds), next: nodes.length === CHUNK ? String(page + 1) : null };
      });
    });
  }

  @Get(':id')
  detail(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestTeacherDetail',
      variables: () => ({ id: request.params.id }),
      shape: ({ teacherDetail }: RestTeacherDetailQuery) => restIds(teacherDetail),
    });
  }

  @Get(':id/replacement')
  preview(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestTeacherReplacementPreview',
      variables: () => ({
        input: { ...queryValues(request.query, ['replacementId', 'fromOn']), id: request.params.id },
      }),
      shape: ({ teacherReplacementPreview }: RestTeacherReplacementPreviewQuery) => teacherReplacementPreview,
    });
  }

  @Put(':id')
  update(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUpdateTeacherProfile',
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      shape: ({ updateTeacherProfile }: RestUpdateTeacherProfileMutation) => restIds(updateTeacherProfile),
    });
  }

  @Post(':id/instances')
  assign(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestAssignTeacher',
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      shape: ({ assignTeacher }: RestAssignTeacherMutation) => restIds(assignTeacher),
    });
  }

  @Post(':id/replacement')
  replace(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestReplaceTeacher',
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      shape: ({ replaceTeacher }: RestReplaceTeacherMutation) => restIds(replaceTeacher),
    });
  }

  @Delete('replacements/:id')
  cancel(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCancelTeacherReplacement',
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      shape: ({ cancelTeacherReplacement }: RestCancelTeacherReplacementMutation) =>
        restIds(cancelTeacherReplacement),
    });
  }

  @Post(':id/end')
  end(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestEndTeacherEmployment',
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      shape: ({ endTeacherEmployment }: RestEndTeacherEmploymentMutation) => restIds(endTeacherEmployment),
    });
  }
}
