import { useMutation } from '@apollo/client/react';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { alerts } from '../../../lib/fixed-texts';
import { notify } from '../../../ui/feedback/toast-store';
import { AnswerUnreadCommentDocument, CloseUnreadCommentsDocument } from '../my-day.generated';

/** Answers or closes the unread comments about a student; `onDone` runs when the day must be read again. */
export function useUnreadComments(onDone: () => void) {
  const [add] = useMutation(AnswerUnreadCommentDocument);
  const [close] = useMutation(CloseUnreadCommentsDocument);
  const closeAll = (studentId: string) =>
    attempt('Kunde inte markera kommentarerna som lästa', () =>
      close({ variables: { input: { studentId } } }),
    );
  return {
    /** Sends an answer and marks the comments as read; true when the answer is stored. */
    answer: async (studentId: string, name: string, comment: string) => {
      const isAdded = await attempt(alerts.addCommentFailed, () =>
        add({ variables: { input: { studentId, comment } } }),
      );
      if (!isAdded) return false;
      await closeAll(studentId);
      notify.success(`Svaret om ${name} är sparat.`);
      onDone();
      return true;
    },
    close: async (studentId: string) => {
      await closeAll(studentId);
      onDone();
    },
  };
}
