import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import type {
  RestAddStudentCommentMutation,
  RestDeleteStudentCommentMutation,
  RestEditStudentCommentMutation,
  RestStudentDetailsQuery,
  RestStudentHistoryQuery,
  RestUpdateStudentMutation,
} from '../../../platform/rest/generated.js';
import { addressed } from '../../../platform/rest/addressed.js';
import { Rest, type RestRequest } from '../../../platform/rest/rest.js';
import { restRole, withRestId } from '../../../platform/rest/shapes.js';
import { restComment, restStudent, studentETag, versionOf } from '../student-shape.rest.js';

/** The student page: record, history, comments (specification, section 7). */
@Controller('api/student-details')
export class StudentDetailsController {
  constructor(private readonly rest: Rest) {}

  @Get(':id')
  read(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestStudentDetails',
      variables: () => ({ id: request.params.id }),
      shape: ({ student }: RestStudentDetailsQuery) => restStudent(student!),
      headers: ({ student }) => studentETag(student!),
    });
  }

  @Put(':id')
  update(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUpdateStudent',
      variables: ({ version, ...input }) => ({
        input: {
          ...addressed(input, { id: request.params.id }),
          version: versionOf(request.headers['if-match'], version),
        },
      }),
      shape: ({ updateStudent }: RestUpdateStudentMutation) => ({ student: restStudent(updateStudent) }),
      headers: ({ updateStudent }) => studentETag(updateStudent),
    });
  }

  @Get(':id/history')
  history(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestStudentHistory',
      variables: () => ({ studentId: request.params.id }),
      shape: ({ studentHistory }: RestStudentHistoryQuery) => ({
        changeHistory: studentHistory.map(({ changedBy, changedByRole, ...entry }) => ({
          ...withRestId(entry),
          changedBy: changedBy && { _id: changedBy.id, name: changedBy.name },
          changedByRole: changedByRole && restRole(changedByRole),
        })),
      }),
    });
  }

  @Post(':id/comments')
  addComment(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestAddStudentComment',
      status: 201,
      variables: (body) => ({ input: addressed(body, { studentId: request.params.id }) }),
      shape: ({ addStudentComment: { commentHistory } }: RestAddStudentCommentMutation) => ({
        commentHistory: commentHistory.map(restComment),
      }),
    });
  }

  @Put(':id/comments/:commentId')
  editComment(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    const { id: studentId, commentId } = request.params;
    return this.rest.answer(request, response, {
      operation: 'RestEditStudentComment',
      variables: (body) => ({ input: addressed(body, { studentId, commentId }) }),
      shape: ({ editStudentComment: { commentHistory } }: RestEditStudentCommentMutation) => ({
        commentHistory: commentHistory.map(restComment),
      }),
    });
  }

  @Delete(':id/comments/:commentId')
  deleteComment(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    const { id: studentId, commentId } = request.params;
    return this.rest.answer(request, response, {
      operation: 'RestDeleteStudentComment',
      variables: (body) => ({ input: addressed(body, { studentId, commentId }) }),
      shape: ({ deleteStudentComment: { commentHistory } }: RestDeleteStudentCommentMutation) => ({
        commentHistory: commentHistory.map(restComment),
      }),
    });
  }
}
