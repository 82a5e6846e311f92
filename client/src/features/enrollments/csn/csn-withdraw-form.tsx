import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { WithdrawCsnReportDocument } from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { TextArea } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { countOf } from '../enrollment-labels';

interface CsnWithdrawFormProps {
  id: string;
  onDone: (withdrawn: boolean) => void;
}

/** Takes a report back, with the reason that is kept beside it. */
export function CsnWithdrawForm({ id, onDone }: CsnWithdrawFormProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [withdraw, { loading, error }] = useMutation(WithdrawCsnReportDocument);
  const failure = error && !loading ? readFailure(error) : null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    try {
      const { data } = await withdraw({ variables: { input: { id, reason } } });
      const reopened = data?.withdrawCsnReport.withdrawal?.reopened ?? 0;
      notify.success(`Rapporten är tillbakadragen. ${countOf(reopened)} väntar på rapport igen.`);
      onDone(true);
    } catch (failed) {
      console.error('The report was not withdrawn.', failed);
    }
  };
  return (
    <form noValidate className="stack" onSubmit={(event) => void send(event)}>
      {failure && !fieldMessage(failure, 'reason') && <Message tone="error">{failure.message}</Message>}
      <TextArea
        label="Skäl"
        description="Raderna väntar på rapport igen, utom de som en senare rapport har med. Rapporten och skälet finns kvar. Skriv inga elevnamn."
        required
        value={reason}
        maxLength={500}
        error={missing ? 'Skriv varför rapporten dras tillbaka.' : fieldMessage(failure, 'reason')}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      <div className="row">
        <Button variant="primary" type="submit" busy={loading}>
          Dra tillbaka rapporten
        </Button>
        <Button onClick={() => onDone(false)}>{buttons.cancel}</Button>
      </div>
    </form>
  );
}
