import type { RowCall } from './permission-calls.js';
import type { Principal } from './permission-matrix.js';
import { input, rest } from './permission-call-parts.js';
import { subject, type World } from './permission-world.js';

const HISTORY = '{ studentId }';

const comment = (world: World, principal: Principal, own: boolean): Promise<string> =>
  world.school.comment(subject(world, principal), own ? world.people[principal] : null);

/** The index of the comment among those of its student. */
async function indexOf(world: World, principal: Principal, commentId: string): Promise<number> {
  const rows = await world.school.sql<{ id: string }>(
    'SELECT id FROM comment WHERE student_id = $1 ORDER BY seq',
    [subject(world, principal)],
  );
  return rows.findIndex(({ id }) => id === commentId);
}

const detailComment = (method: 'PUT' | 'DELETE', own: boolean): RowCall => ({
  route: `${method} /api/student-details/:id/comments/:commentId`,
  field: method === 'PUT' ? 'editStudentComment' : 'deleteStudentComment',
  async prepare(world, principal) {
    const studentId = subject(world, principal);
    const path = async () =>
      `/api/student-details/${studentId}/comments/${await comment(world, principal, own)}`;
    const commentId = await comment(world, principal, own);
    return method === 'PUT'
      ? {
          rest: rest('PUT', await path(), { comment: 'Ändrad' }),
          graphql: input(
            'editStudentComment',
            'EditCommentInput',
            { studentId, commentId, comment: 'Ändrad' },
            HISTORY,
          ),
        }
      : {
          rest: rest('DELETE', await path()),
          graphql: input('deleteStudentComment', 'DeleteCommentInput', { studentId, commentId }, HISTORY),
        };
  },
});

const boardComment = (method: 'PUT' | 'DELETE', own: boolean): RowCall => ({
  route: `${method} /api/students/:id/comment`,
  field: method === 'PUT' ? 'editAplComment' : 'deleteAplComment',
  async prepare(world, principal) {
    const studentId = subject(world, principal);
    const path = `/api/students/${studentId}/comment`;
    const first = await indexOf(world, principal, await comment(world, principal, own));
    const second = await indexOf(world, principal, await comment(world, principal, own));
    return method === 'PUT'
      ? {
          rest: rest('PUT', path, { index: first, updatedEntry: { comment: 'Ändrad' } }),
          graphql: input(
            'editAplComment',
            'EditAplCommentInput',
            { studentId, index: second, comment: 'Ändrad' },
            HISTORY,
          ),
        }
      : {
          rest: rest('DELETE', path, { index: first }),
          graphql: input('deleteAplComment', 'DeleteAplCommentInput', { studentId, index: second }, HISTORY),
        };
  },
});

const addComment = (route: string, field: string): RowCall => ({
  route: `POST ${route}`,
  field,
  prepare(world, principal) {
    const studentId = subject(world, principal);
    return {
      rest: rest('POST', route.replace(':id', studentId), { comment: 'Ny' }),
      graphql: input(field, 'AddCommentInput', { studentId, comment: 'Ny' }, HISTORY),
    };
  },
});

/** Comments about a student, on the student's page and on the APL board. */
export const COMMENT_CALLS: Record<string, RowCall> = {
  M13: addComment('/api/student-details/:id/comments', 'addStudentComment'),
  M14a: detailComment('PUT', true),
  M14b: detailComment('PUT', false),
  M15a: detailComment('DELETE', true),
  M15b: detailComment('DELETE', false),
  M15c: {
    route: 'POST /api/student-details/:id/comments/:commentId/restore',
    field: 'restoreComment',
    async prepare(world, principal) {
      const studentId = subject(world, principal);
      const deleted = async () => {
        const commentId = await comment(world, principal, true);
        const path = `/api/student-details/${studentId}/comments/${commentId}`;
        await world.people[principal].rest('DELETE', path);
        return commentId;
      };
      return {
        rest: rest('POST', `/api/student-details/${studentId}/comments/${await deleted()}/restore`),
        graphql: input(
          'restoreComment',
          'RestoreCommentInput',
          { studentId, commentId: await deleted() },
          HISTORY,
        ),
      };
    },
  },
  M22: {
    route: 'POST /api/students/:id/mark-comments-seen',
    field: 'markCommentsSeen',
    prepare: (world, principal) => ({
      rest: rest('POST', `/api/students/${subject(world, principal)}/mark-comments-seen`),
      graphql: input(
        'markCommentsSeen',
        'MarkCommentsSeenInput',
        { studentId: subject(world, principal) },
        HISTORY,
      ),
    }),
  },
  M23: addComment('/api/students/:id/comment', 'addAplComment'),
  M24a: boardComment('PUT', true),
  M24b: boardComment('PUT', false),
  M25a: boardComment('DELETE', true),
  M25b: boardComment('DELETE', false),
};
