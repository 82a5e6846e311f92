import { useMutation } from '@apollo/client/react';
import { takeBack } from '../../apollo/take-back';
import { RestoreCommentDocument, type RestoreCommentMutation } from './comments.generated';
import { notify } from '../../ui/feedback/toast-store';

type Restored = RestoreCommentMutation['restoreComment'];

/** Takes a deletion back: `onRestored` hears of the list as it is then. */
export function useRestoreComment(onRestored: (history: Restored) => void) {
  const [restore] = useMutation(RestoreCommentDocument);
  return (studentId: string, commentId: string): Promise<boolean> =>
    takeBack('Kommentaren kunde inte hämtas tillbaka', async () => {
      const { data } = await restore({ variables: { input: { studentId, commentId } } });
      notify.success('Kommentaren är tillbaka.');
      onRestored(data.restoreComment);
    });
}
