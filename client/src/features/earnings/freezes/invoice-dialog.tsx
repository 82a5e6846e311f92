import { kronor } from '../../../../../domain/numbers';
import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { MarkInvoicedDocument, type FreezePartsFragment } from '../../../graphql/generated';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { monthLabel } from '../earnings-texts';

interface InvoiceDialogProps {
  freeze: FreezePartsFragment;
  part: FreezePartsFragment['municipalities'][number];
  onClose: () => void;
}

/** 'Fakturerad': what is left of the month goes on one invoice. */
export function InvoiceDialog({ freeze, part, onClose }: InvoiceDialogProps) {
  const [reference, setReference] = useState('');
  const [mark, { loading, error }] = useMutation(MarkInvoicedDocument, {
    refetchQueries: ['EarningsOverview'],
  });
  const failure = error && !loading ? readFailure(error) : null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const input = {
      freezeId: freeze.id,
      municipality: part.municipality,
      reference: reference.trim() || null,
    };
    try {
      await mark({ variables: { input } });
      notify.success(`${part.municipality} är fakturerad för ${monthLabel(freeze.month)}.`);
      onClose();
    } catch (failed) {
      console.error('The month was not marked as invoiced.', failed);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="sm"
      title={`Fakturerad: ${part.municipality}`}
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button variant="primary" type="submit" form="earnings-invoice" busy={loading}>
            Markera som fakturerad
          </Button>
        </>
      }
    >
      <form id="earnings-invoice" noValidate className="stack" onSubmit={(event) => void send(event)}>
        <p>
          {monthLabel(freeze.month)}:{' '}
          <strong className="tabular">{kronor(part.totalOre - part.invoicedOre)}</strong> markeras som
          fakturerat.
        </p>
        {failure && !fieldMessage(failure, 'reference') && <Message tone="error">{failure.message}</Message>}
        <TextField
          label="Fakturans nummer eller referens"
          description="Står i underlaget. Kan lämnas tomt."
          value={reference}
          maxLength={120}
          autoComplete="off"
          error={fieldMessage(failure, 'reference')}
          onChange={(event) => setReference(event.currentTarget.value)}
          data-autofocus
        />
      </form>
    </Dialog>
  );
}
