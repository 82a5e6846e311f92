import { useState } from 'react';
import type { TeacherDetailQuery } from '../teachers.generated';
import { formatDate } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import { useTeacherMutations } from './use-teacher-mutations';
import { attempt } from '../../../apollo/feedback/notify-failure';

type Planned = NonNullable<NonNullable<TeacherDetailQuery['teacherDetail']>['planned']>;

/** A replacement that waits for its day, and can still be taken back. */
export function PlannedReplacement({ planned }: { planned: Planned }) {
  const { cancelReplacement } = useTeacherMutations();
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    await attempt('Kunde inte avbryta ersättningen', async () => {
      await cancelReplacement({ variables: { input: { id: planned.id } } });
      notify.success('Den planerade ersättningen är avbruten.');
    });
    setBusy(false);
  };
  return (
    <Message
      tone="info"
      actions={
        <Button size="sm" busy={busy} onClick={() => void takeBack()}>
          Avbryt ersättningen
        </Button>
      }
    >
      Ersätts av {planned.replacement.username} från {formatDate(planned.fromOn)}.
    </Message>
  );
}
