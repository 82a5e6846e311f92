import { counted } from '../../../../../domain/numbers';
import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { CorrectEarningsDocument, type EarningDeviationsQuery } from '../../../graphql/generated';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { TextArea } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { monthLabel } from '../earnings-texts';
import { signedMoney } from '../money';

export type Deviation = EarningDeviationsQuery['earningDeviations'][number];

interface CorrectDialogProps {
  freezeId: string;
  month: string;
  deviations: readonly Deviation[];
  onClose: () => void;
  onDone: () => void;
}

/** Writes the differences as correction lines, all with the one reason. They cannot be taken away again. */
export function CorrectDialog({ freezeId, month, deviations, onClose, onDone }: CorrectDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [correct, { loading, error }] = useMutation(CorrectEarningsDocument, {
    refetchQueries: ['EarningCorrections', 'EarningDeviations', 'EarningFreezes', 'EarningsOverview'],
    awaitRefetchQueries: true,
  });
  const failure = error && !loading ? readFailure(error) : null;
  const sum = deviations.reduce((total, { differenceOre }) => total + differenceOre, 0);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    const lines = deviations.map(({ enrollmentId, differenceOre }) => ({
      enrollmentId,
      amountOre: differenceOre,
    }));
    try {
      await correct({
        variables: { input: { freezeId, lines, reason } },
      });
      notify.success(`${monthLabel(month)} är korrigerad med ${signedMoney(sum)}.`);
      onDone();
    } catch (failed) {
      console.error('The month was not corrected.', failed);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Korrigera ${monthLabel(month)}`}
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button variant="primary" type="submit" form="earnings-correct" busy={loading}>
            Korrigera
          </Button>
        </>
      }
    >
      <form id="earnings-correct" noValidate className="stack" onSubmit={(event) => void send(event)}>
        <p>
          {counted(deviations.length, 'rad', 'rader')} med sammanlagt{' '}
          <strong className="tabular">{signedMoney(sum)}</strong> läggs till månaden. En korrigering tas inte
          bort; blev den fel görs en ny.
        </p>
        {failure && !fieldMessage(failure, 'reason') && <Message tone="error">{failure.message}</Message>}
        <TextArea
          label="Skäl"
          required
          value={reason}
          maxLength={500}
          error={missing ? 'Skriv varför beloppet ändras.' : fieldMessage(failure, 'reason')}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
      </form>
    </Dialog>
  );
}
