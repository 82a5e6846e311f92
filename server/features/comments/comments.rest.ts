import { post, put, remove, type RouteTable } from '../../platform/rest/table/route.js';

/** Comments on the student page: by their id. */
export const STUDENT_COMMENT_ROUTES: RouteTable = {
  area: 'Student details',
  routes: [
    post(
      '/student-details/{id}/comments',
      'RestAddStudentComment',
      'Add a comment. The student can read it.',
      { status: 201, id: 'studentId', example: { comment: 'Har börjat praktiken.' } },
    ),
    put(
      '/student-details/{id}/comments/{commentId}',
      'RestEditStudentComment',
      'Edit a comment: its author or an administrator.',
      { id: 'studentId', example: { comment: 'Har börjat sin praktik.', version: 1 } },
    ),
    remove(
      '/student-details/{id}/comments/{commentId}',
      'RestDeleteStudentComment',
      'Delete a comment: its author or an administrator.',
      { id: 'studentId' },
    ),
    post(
      '/student-details/{id}/comments/{commentId}/restore',
      'RestRestoreComment',
      'Take back a deletion of the last ten minutes: whoever deleted it.',
      { id: 'studentId' },
    ),
  ],
};

/** Comments on the board: by their place in the stored order (contract, section 5). */
export const APL_COMMENT_ROUTES: RouteTable = {
  area: 'APL comments',
  routes: [
    post('/students/{id}/comment', 'RestAddAplComment', 'Add a comment from the APL board.', {
      status: 201,
      id: 'studentId',
      example: { comment: 'Har kontrakt.' },
    }),
    put(
      '/students/{id}/comment',
      'RestEditAplComment',
      'Edit the comment at an index of the stored order, oldest first.',
      {
        id: 'studentId',
        groups: { updatedEntry: { comment: 'comment', _id: 'commentId' } },
        example: { index: 0, updatedEntry: { comment: 'Har skrivit kontrakt.' } },
      },
    ),
    remove('/students/{id}/comment', 'RestDeleteAplComment', 'Delete the comment at an index.', {
      id: 'studentId',
      example: { index: 0 },
    }),
    post(
      '/students/{id}/mark-comments-seen',
      'RestMarkCommentsSeen',
      'Mark all comments of the student as seen by oneself.',
      { id: 'studentId' },
    ),
  ],
};
