import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { CommentsService } from './comments.service.js';

/** What colleagues write to each other about a student. */
export const commentsFields = rootFields([CommentsService], (service) => ({
  addStudentComment: ({ input }, context) => service.add(signedIn(context), input),
  editStudentComment: ({ input }, context) => service.edit(signedIn(context), input),
  deleteStudentComment: ({ input }, context) => service.delete(signedIn(context), input),
  restoreComment: ({ input }, context) => service.restore(signedIn(context), input),
  addAplComment: ({ input }, context) => service.add(signedIn(context), input),
  editAplComment: ({ input }, context) => service.editOnBoard(signedIn(context), input),
  deleteAplComment: ({ input }, context) => service.deleteOnBoard(signedIn(context), input),
  markCommentsSeen: ({ input }, context) => service.markSeen(signedIn(context), input.studentId),
}));
