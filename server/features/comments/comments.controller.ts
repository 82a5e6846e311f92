import { Delete, Post, Put } from '@nestjs/common';
import {
  RestAddAplCommentDocument,
  RestAddStudentCommentDocument,
  RestDeleteAplCommentDocument,
  RestDeleteStudentCommentDocument,
  RestEditAplCommentDocument,
  RestEditStudentCommentDocument,
  RestMarkCommentsSeenDocument,
  RestRestoreCommentDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

/** Comments of the student page, addressed by id. */
@RestController('student-details/:id/comments', 'Student details')
export class StudentCommentsController {
  constructor(private readonly operations: RestOperations) {}

  @Post()
  @RestOperation(RestAddStudentCommentDocument, 'Add a comment. The student can read it.', {
    status: 201,
    id: 'studentId',
    example: { comment: 'Har börjat praktiken.' },
  })
  addStudentComment(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':commentId')
  @RestOperation(
    RestEditStudentCommentDocument,
    'Edit a comment. Allowed for its author and administrators.',
    {
      id: 'studentId',
      example: { comment: 'Har börjat sin praktik.', version: 1 },
    },
  )
  editStudentComment(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':commentId')
  @RestOperation(
    RestDeleteStudentCommentDocument,
    'Delete a comment. Allowed for its author and administrators.',
    {
      id: 'studentId',
    },
  )
  deleteStudentComment(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':commentId/restore')
  @RestOperation(
    RestRestoreCommentDocument,
    'Undo the deletion of a comment within ten minutes. Allowed for whoever deleted it.',
    { id: 'studentId' },
  )
  restoreComment(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

/** Comments of the APL board, addressed by their index in the stored order (contract, section 5). */
@RestController('students', 'APL comments')
export class AplCommentsController {
  constructor(private readonly operations: RestOperations) {}

  @Post(':id/comment')
  @RestOperation(RestAddAplCommentDocument, 'Add a comment from the APL board.', {
    status: 201,
    id: 'studentId',
    example: { comment: 'Har kontrakt.' },
  })
  addAplComment(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id/comment')
  @RestOperation(
    RestEditAplCommentDocument,
    'Edit the comment at an index of the stored order (oldest first).',
    {
      id: 'studentId',
      groups: { updatedEntry: { comment: 'comment', _id: 'commentId' } },
      example: { index: 0, updatedEntry: { comment: 'Har skrivit kontrakt.' } },
    },
  )
  editAplComment(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':id/comment')
  @RestOperation(RestDeleteAplCommentDocument, 'Delete the comment at an index.', {
    id: 'studentId',
    example: { index: 0 },
  })
  deleteAplComment(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/mark-comments-seen')
  @RestOperation(RestMarkCommentsSeenDocument, 'Mark all comments of the student as seen by the caller.', {
    id: 'studentId',
  })
  markCommentsSeen(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
