import { useApolloClient, useMutation } from '@apollo/client/react';
import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import {
  AddStudentCommentDocument,
  DeleteStudentCommentDocument,
  EditStudentCommentDocument,
  StudentCommentsFragmentDoc,
} from '../../graphql/board';
import { alerts } from '../../lib/fixed-texts';
import { announce } from '../../ui/feedback/live-region';
import { notify } from '../../ui/feedback/toast-store';
import type { CommentEntry } from './comment-list';
import type { StudentCommentsProps } from './student-comments';

/** Adding, editing and deleting a student's comments; each resolves to whether it was done, and tells when it was not. */
export function useStudentComments({
  studentId,
  onStale,
  onChanged,
}: Pick<StudentCommentsProps, 'studentId' | 'onStale' | 'onChanged'>) {
  const { cache } = useApolloClient();
  const [addComment] = useMutation(AddStudentCommentDocument);
  const [editComment] = useMutation(EditStudentCommentDocument);
  const [deleteComment] = useMutation(DeleteStudentCommentDocument);

  const show = (commentHistory: CommentEntry[]) => {
    cache.writeFragment({
      id: cache.identify({ __typename: 'Student', id: studentId }),
      fragment: StudentCommentsFragmentDoc,
      fragmentName: 'StudentComments',
      data: { id: studentId, commentHistory },
    });
  };
  const refused = (error: unknown, alert: string): false => {
    const failure = readFailure(error);
    console.error(alert, error);
    notify.error(alert, { details: <FailureDetails failure={failure} /> });
    if (failure.code === 'CONFLICT' || failure.code === 'NOT_FOUND') onStale();
    return false;
  };

  const add = async (comment: string, isContact = false) => {
    try {
      const { data } = await addComment({
        variables: { input: { studentId, comment, ...(isContact && { isContact }) } },
      });
      if (data) show(data.addStudentComment.commentHistory);
      announce('Kommentaren är tillagd.');
      return true;
    } catch (error) {
      return refused(error, alerts.addCommentFailed);
    }
  };
  const edit = async ({ id, version }: CommentEntry, comment: string) => {
    try {
      const { data } = await editComment({
        variables: { input: { studentId, commentId: id, comment, version } },
      });
      if (data) show(data.editStudentComment.commentHistory);
      announce('Kommentaren är sparad.');
      onChanged();
      return true;
    } catch (error) {
      return refused(error, alerts.editCommentFailed);
    }
  };
  const remove = async ({ id }: CommentEntry) => {
    try {
      const { data } = await deleteComment({ variables: { input: { studentId, commentId: id } } });
      if (data) show(data.deleteStudentComment.commentHistory);
      onChanged();
      return true;
    } catch (error) {
      return refused(error, alerts.deleteCommentFailed);
    }
  };
  return { add, edit, remove };
}
