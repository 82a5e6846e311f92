import { takeBack } from '../../apollo/take-back';
import { useVerb } from '../../apollo/use-verb';
import { RestoreCommentDocument, type RestoreCommentMutation } from './comments.generated';
import { notify } from '../../ui/feedback/toast-store';

type Restored = RestoreCommentMutation['restoreComment'];

/** Takes a deletion back: `onRestored` hears of the list as it is then. */
export function useRestoreComment(onRestored: (history: Restored) => void) {
  const restore = useVerb(RestoreCommentDocument);
  return (studentId: string, commentId: string): Promise<boolean> =>
    takeBack('Kommentaren kunde inte hämtas tillbaka', async () => {
      const { restoreComment } = await restore({ studentId, commentId });
      notify.success('Kommentaren är tillbaka.');
      onRestored(restoreComment);
    });
}
