import { useApolloClient, useMutation } from '@apollo/client/react';
import { IconMessagePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import {
  AddStudentCommentDocument,
  DeleteStudentCommentDocument,
  EditStudentCommentDocument,
  StudentCommentsFragmentDoc,
} from '../../graphql/board';
import { alerts, headings } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Dialog } from '../../ui/overlays/dialog';
import { announce } from '../../ui/feedback/live-region';
import { notify } from '../../ui/feedback/toast-store';
import { CommentBox } from './comment-box';
import { CommentList, type CommentEntry } from './comment-list';

export interface StudentCommentsProps {
  studentId: string;
  comments: readonly CommentEntry[];
  /** `viewerMay.comment` of the student: teacher and above (specification §5). */
  mayComment: boolean;
  /** Reads the student anew, after a refusal that says that what is shown is old. */
  onStale: () => void;
  /** An edit or a deletion wrote the change history (contract §5). */
  onChanged: () => void;
}

/** The card 'Kommentarer' of the student page: add, edit and delete by its rules (specification §2 and §5). */
export function StudentComments({
  studentId,
  comments,
  mayComment,
  onStale,
  onChanged,
}: StudentCommentsProps) {
  const { cache } = useApolloClient();
  const [adding, setAdding] = useState(false);
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
      setAdding(false);
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

  return (
    <Card
      title={headings.comments}
      actions={
        mayComment && (
          <Button
            variant="soft"
            className="no-print"
            icon={<IconMessagePlus className="icon" size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {headings.addComment}
          </Button>
        )
      }
    >
      <CommentList comments={comments} order="newest-first" place="details" onEdit={edit} onDelete={remove} />
      <Dialog opened={adding} onClose={() => setAdding(false)} title={headings.addComment}>
        <CommentBox
          label="Kommentar"
          draftKey={`comment:details:${studentId}`}
          onAdd={add}
          asksContact
          onCancel={() => setAdding(false)}
          autoFocus
          rows={5}
        />
      </Dialog>
    </Card>
  );
}
