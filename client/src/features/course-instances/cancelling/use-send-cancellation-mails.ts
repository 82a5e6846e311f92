import { useMutation } from '@apollo/client/react';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { answeredText, sentText } from '../../../lib/waiting-mails';
import { notify } from '../../../ui/feedback/toast-store';
import { InstanceCancellationDocument, SendCancellationMailsDocument } from '../course-instances.generated';

/** Sends the letters about a cancelled instance that wait for the undo, and says how many left. */
export function useSendCancellationMails() {
  const [send] = useMutation(SendCancellationMailsDocument, {
    refetchQueries: [InstanceCancellationDocument],
  });
  return (id: string) =>
    attempt('Kunde inte skicka breven', async () => {
      const { data } = await send({ variables: { input: { id } } });
      notify.success(sentText(data.sendCancellationMails.sent), { details: answeredText });
    });
}
