import { FailureDetails } from '../../apollo/failure-details';
import { readFailure } from '../../apollo/failure';
import { useVerb } from '../../apollo/use-verb';
import { RestoreCommentDocument, type RestoreCommentMutation } from '../../graphql/generated';
import { notify } from '../../ui/feedback/toast-store';

/** Takes a deletion back and answers the list as it is then; says why where it could not be. */
export function useRestoreComment() {
  const restore = useVerb(RestoreCommentDocument);
  return async (
    studentId: string,
    commentId: string,
  ): Promise<RestoreCommentMutation['restoreComment'] | null> => {
    try {
      const { restoreComment } = await restore({ studentId, commentId });
      notify.success('Kommentaren är tillbaka.');
      return restoreComment;
    } catch (error) {
      console.error('The comment was not restored.', error);
      notify.error('Kommentaren kunde inte hämtas tillbaka', {
        details: <FailureDetails failure={readFailure(error)} />,
      });
      return null;
    }
  };
}
