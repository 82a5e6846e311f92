import { useMutation } from '@apollo/client/react';
import { readFailure } from '../../../apollo/failure';
import { CancelTeacherReplacementDocument, type TeacherDetailQuery } from '../../../graphql/generated';
import { formatDate } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';

type Planned = NonNullable<NonNullable<TeacherDetailQuery['teacherDetail']>['planned']>;

/** A replacement that waits for its day, and can still be taken back. */
export function PlannedReplacement({ planned }: { planned: Planned }) {
  const [cancel, { loading }] = useMutation(CancelTeacherReplacementDocument);
  const takeBack = async () => {
    try {
      await cancel({ variables: { input: { id: planned.id } }, refetchQueries: 'active' });
      notify.success('Den planerade ersättningen är avbruten.');
    } catch (error) {
      console.error('The replacement was not cancelled.', error);
      notify.error('Kunde inte avbryta ersättningen', { details: readFailure(error).message });
    }
  };
  return (
    <Message
      tone="info"
      actions={
        <Button size="sm" busy={loading} onClick={() => void takeBack()}>
          Avbryt ersättningen
        </Button>
      }
    >
      Ersätts av {planned.replacement.username} från {formatDate(planned.fromOn)}.
    </Message>
  );
}
