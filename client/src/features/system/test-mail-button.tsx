import { IconMail } from '@tabler/icons-react';
import { useMutation } from '@apollo/client/react';
import { attempt } from '../../apollo/feedback/notify-failure';
import { SendTestMailDocument } from './system.generated';
import { Button } from '../../ui/button';
import { notify } from '../../ui/feedback/toast-store';

/** Sends a test mail to the user's own address. */
export function TestMailButton() {
  const [sendTestMail, { loading: sending }] = useMutation(SendTestMailDocument);
  const sendMail = async () => {
    await attempt('Kunde inte skicka testbrevet', async () => {
      const { data: sent } = await sendTestMail();
      notify.success(sent.sendTestMail.message);
    });
  };
  return (
    <Button busy={sending} icon={IconMail} onClick={() => void sendMail()}>
      Skicka testbrev till mig
    </Button>
  );
}
