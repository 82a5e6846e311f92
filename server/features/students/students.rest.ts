import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Patch, Post, Put, Req, Res } from '@nestjs/common';
import { badField, conflict } from '../../platform/errors/app-error.js';
import type {
  RestAddAplCommentMutation,
  RestCreateStudentMutation,
  RestDeleteAplCommentMutation,
  RestEditAplCommentMutation,
  RestLinkStudentAccountMutation,
  RestMarkCommentsSeenMutation,
  RestSetAplStatusMutation,
  RestSetProtectedMutation,
  RestSetResponsibleTeacherMutation,
  RestStudentDetailsQuery,
} from '../../platform/rest/generated.js';
import { addressed } from '../../platform/rest/addressed.js';
import { Rest, sendJson, type RestRequest } from '../../platform/rest/rest.js';
import { restComment, restStudent, studentETag } from './student-shape.rest.js';
import { StudentListAnswer } from './list/student-list-answer.rest.js';

/** Students as a list and on the board (specification, section 7). */
@Controller('api/students')
export class StudentsController {
  constructor(
    private readonly rest: Rest,
    private readonly listAnswer: StudentListAnswer,
  ) {}

  @Get()
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.listAnswer.send(request, response);
  }

  @Post()
  create(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCreateStudent',
      status: 201,
      variables: (input) => ({ input }),
      shape: ({ createStudent }: RestCreateStudentMutation) => restStudent(createStudent),
      headers: ({ createStudent }) => studentETag(createStudent),
    });
  }

  /** Moves the card, then answers with the student: two operations under one session. */
  @Patch(':id')
  move(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answerWith(request, response, 'RestSetAplStatus', async (body, context) => {
      const { id } = request.params;
      const variables = { input: addressed(body, { studentId: id }) };
      const { setAplStatus } = await this.rest.execute<RestSetAplStatusMutation>(
        'RestSetAplStatus',
        variables,
        context,
      );
      if (setAplStatus.__typename === 'AplMoveConflict') {
        throw conflict('MOVED', `Kortet har redan flyttats av ${setAplStatus.movedBy ?? 'någon annan'}.`);
      }
      const { student } = await this.rest.execute<RestStudentDetailsQuery>(
        'RestStudentDetails',
        { id },
        // The move has left the record of this answer.
        { ...context, continued: true },
      );
      sendJson(response, 200, restStudent(student!), studentETag(student!));
    });
  }

  @Post(':id/mark-comments-seen')
  markSeen(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestMarkCommentsSeen',
      variables: (body) => ({ input: addressed(body, { studentId: request.params.id }) }),
      shape: ({ markCommentsSeen: { commentHistory } }: RestMarkCommentsSeenMutation) => ({
        commentHistory: commentHistory.map(restComment),
      }),
    });
  }

  @Post(':id/comment')
  addComment(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestAddAplComment',
      status: 201,
      variables: (body) => ({ input: addressed(body, { studentId: request.params.id }) }),
      shape: ({ addAplComment: { commentHistory } }: RestAddAplCommentMutation) => ({
        commentHistory: commentHistory.map(restComment),
      }),
    });
  }

  @Put(':id/comment')
  editComment(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestEditAplComment',
      variables: ({ index, updatedEntry, ...rest }) => ({
        input: { ...addressed(rest, { studentId: request.params.id }), ...entryOf(updatedEntry), index },
      }),
      shape: ({ editAplComment: { commentHistory } }: RestEditAplCommentMutation) => ({
        commentHistory: commentHistory.map(restComment),
      }),
    });
  }

  @Delete(':id/comment')
  deleteComment(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestDeleteAplComment',
      variables: (body) => ({ input: addressed(body, { studentId: request.params.id }) }),
      shape: ({ deleteAplComment: { commentHistory } }: RestDeleteAplCommentMutation) => ({
        commentHistory: commentHistory.map(restComment),
      }),
    });
  }

  @Put(':id/teacher')
  setTeacher(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestSetResponsibleTeacher',
      variables: (body) => ({ input: addressed(body, { studentId: request.params.id }) }),
      shape: ({ setResponsibleTeacher }: RestSetResponsibleTeacherMutation) =>
        restStudent(setResponsibleTeacher),
      headers: ({ setResponsibleTeacher }) => studentETag(setResponsibleTeacher),
    });
  }

  @Put(':id/account')
  linkAccount(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestLinkStudentAccount',
      variables: (body) => ({ input: addressed(body, { studentId: request.params.id }) }),
      shape: ({ linkStudentAccount }: RestLinkStudentAccountMutation) => restStudent(linkStudentAccount),
      headers: ({ linkStudentAccount }) => studentETag(linkStudentAccount),
    });
  }

  @Put(':id/protected')
  setProtected(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestSetProtected',
      variables: (body) => ({ input: addressed(body, { studentId: request.params.id }) }),
      shape: ({ setProtected }: RestSetProtectedMutation) => restStudent(setProtected),
      headers: ({ setProtected }) => studentETag(setProtected),
    });
  }
}

/** Of an updated entry only text and id are read; a client may send the whole entry back (contract, section 5). */
function entryOf(updatedEntry: unknown): Record<string, unknown> {
  if (updatedEntry === undefined || updatedEntry === null)
    throw badField('updatedEntry', 'REQUIRED', 'Ange updatedEntry med kommentaren.');
  if (typeof updatedEntry !== 'object' || Array.isArray(updatedEntry)) {
    throw badField('updatedEntry', 'TYPE', 'updatedEntry ska vara ett objekt.');
  }
  const { comment, _id } = updatedEntry as Record<string, unknown>;
  return { comment, ...(_id === undefined ? {} : { commentId: _id }) };
}
