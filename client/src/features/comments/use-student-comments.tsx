import { useApolloClient, useMutation } from '@apollo/client/react';
import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/feedback/failure-details';
import { StudentCommentsFragmentDoc } from '../../entities/comment/comment-entry.generated';
import {
  AddStudentCommentDocument,
  DeleteStudentCommentDocument,
  EditStudentCommentDocument,
} from './comments.generated';
import { alerts } from '../../lib/fixed-texts';
import { announce } from '../../ui/feedback/live-region';
import { notify } from '../../ui/feedback/toast-store';
import type { CommentEntry } from './comment-list';
import type { StudentCommentsProps } from './student-comments';

/** Adding, editing and deleting a student's comments; each tells when it was not done. */
export function useStudentComments({
  studentId,
  onStale,
  onChanged,
}: Pick<StudentCommentsProps, 'studentId' | 'onStale' | 'onChanged'>) {
  const show = useShowComments(studentId);
  const [addComment] = useMutation(AddStudentCommentDocument);
  const [editComment] = useMutation(EditStudentCommentDocument);
  const [deleteComment] = useMutation(DeleteStudentCommentDocument);
  const refused = (error: unknown, alert: string): false => {
    const failure = readFailure(error);
    console.error(alert, error);
    notify.error(alert, { details: <FailureDetails failure={failure} /> });
    if (failure.code === 'CONFLICT' || failure.code === 'NOT_FOUND') onStale();
    return false;
  };

  const add = async (comment: string, isContact = false) => {
    try {
      const input = { studentId, comment, ...(isContact && { isContact }) };
      const { data } = await addComment({ variables: { input } });
      show(data.addStudentComment.commentHistory);
      notify.settle(alerts.addCommentFailed);
      announce('Kommentaren är tillagd.');
      return true;
    } catch (error) {
      return refused(error, alerts.addCommentFailed);
    }
  };
  const edit = async ({ id, version }: CommentEntry, comment: string) => {
    try {
      const input = { studentId, commentId: id, comment, version };
      const { data } = await editComment({ variables: { input } });
      show(data.editStudentComment.commentHistory);
      notify.settle(alerts.editCommentFailed);
      announce('Kommentaren är sparad.');
      onChanged();
    } catch (error) {
      refused(error, alerts.editCommentFailed);
      throw error;
    }
  };
  const remove = async ({ id }: CommentEntry) => {
    try {
      const { data } = await deleteComment({ variables: { input: { studentId, commentId: id } } });
      show(data.deleteStudentComment.commentHistory);
      notify.settle(alerts.deleteCommentFailed);
      onChanged();
      return true;
    } catch (error) {
      return refused(error, alerts.deleteCommentFailed);
    }
  };
  const restored = ({ commentHistory }: { commentHistory: CommentEntry[] }) => {
    show(commentHistory);
    onChanged();
  };
  return { add, edit, remove, restored };
}

/** Shows the comments that the student now has, wherever they are shown. */
function useShowComments(studentId: string) {
  const { cache } = useApolloClient();
  return (commentHistory: CommentEntry[]): void => {
    cache.writeFragment({
      id: cache.identify({ __typename: 'Student', id: studentId }),
      fragment: StudentCommentsFragmentDoc,
      fragmentName: 'StudentComments',
      data: { id: studentId, commentHistory },
    });
  };
}
