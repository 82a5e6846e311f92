import { attempt } from '../../../apollo/feedback/notify-failure';
import { useVerb } from '../../../apollo/use-verb';
import { answeredText, sentText } from '../../../lib/waiting-mails';
import { notify } from '../../../ui/feedback/toast-store';
import { InstanceCancellationDocument, SendCancellationMailsDocument } from '../course-instances.generated';

/** Sends the letters about a cancelled instance that wait for the undo, and says how many left. */
export function useSendCancellationMails() {
  const send = useVerb(SendCancellationMailsDocument, { refetchQueries: [InstanceCancellationDocument] });
  return (id: string) =>
    attempt('Kunde inte skicka breven', async () => {
      const { sendCancellationMails } = await send({ id });
      notify.success(sentText(sendCancellationMails.sent), { details: answeredText });
    });
}
