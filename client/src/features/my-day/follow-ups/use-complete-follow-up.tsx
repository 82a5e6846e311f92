import { useMutation } from '@apollo/client/react';
import { CompleteFollowUpDocument, type FollowUpRowFragment } from '../my-day.generated';
import { notify } from '../../../ui/feedback/toast-store';
import { attempt } from '../../../apollo/feedback/notify-failure';

/** 'Klar': it goes at once, and 'Ångra' brings it back. */
export function useCompleteFollowUp() {
  const [complete] = useMutation(CompleteFollowUpDocument);
  const set = async ({ id }: FollowUpRowFragment, isDone: boolean): Promise<boolean> => {
    return attempt('Kunde inte ändra uppföljningen', () =>
      complete({
        variables: { input: { id, isDone } },
        optimisticResponse: { completeFollowUp: { id, doneAt: isDone ? new Date().toISOString() : null } },
      }),
    );
  };
  return async (followUp: FollowUpRowFragment) => {
    if (!(await set(followUp, true))) return;
    notify.success(`${followUp.studentName} är uppföljd.`, {
      action: { label: 'Ångra', run: () => void set(followUp, false) },
    });
  };
}
