import { counted } from '../../../../../domain/numbers';
import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { CopyPriceListsDocument, type PriceListPartsFragment } from '../../../graphql/generated';
import { today } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/fields/date-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';

interface CopyListsDialogProps {
  lists: readonly PriceListPartsFragment[];
  onClose: () => void;
  onDone: () => void;
}

/** 'Kopiera år': the chosen lists for a new time, every price raised by the index. */
export function CopyListsDialog({ lists, onClose, onDone }: CopyListsDialogProps) {
  const year = Number(today().slice(0, 4)) + 1;
  const [from, setFrom] = useState<string | null>(`${year}-01-01`);
  const [to, setTo] = useState<string | null>(`${year}-12-31`);
  const [index, setIndex] = useState('0');
  const [fault, setFault] = useState<string>();
  const [copy, { loading, error }] = useMutation(CopyPriceListsDocument, {
    refetchQueries: ['PriceLists'],
    awaitRefetchQueries: true,
  });
  const failure = error && !loading ? readFailure(error) : null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const indexPercent = Number(index.replace(',', '.').replace('%', '').trim() || 'x');
    setFault(Number.isNaN(indexPercent) ? 'Skriv ett tal, som 2,5.' : undefined);
    if (Number.isNaN(indexPercent) || !from) return;
    const input = { ids: lists.map(({ id }) => id), validFrom: from, validTo: to, indexPercent };
    try {
      await copy({ variables: { input } });
      notify.success(`${counted(lists.length, 'prislista', 'prislistor')} är kopierade.`);
      onDone();
    } catch (failed) {
      console.error('The price lists were not copied.', failed);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Kopiera till nytt år"
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button variant="primary" type="submit" form="copy-lists" busy={loading}>
            Kopiera
          </Button>
        </>
      }
    >
      <form id="copy-lists" noValidate className="stack" onSubmit={(event) => void send(event)}>
        <p>
          {lists.length === 1 ? lists[0]!.name : `${lists.length} prislistor`} kopieras. En lista som gäller
          tills vidare slutar dagen innan kopian börjar.
        </p>
        {failure && <Message tone="error">{failure.message}</Message>}
        <DateField
          label="Gäller från"
          required
          value={from}
          error={fieldMessage(failure, 'validFrom')}
          onChange={(value) => setFrom(value)}
        />
        <DateField
          label="Gäller till"
          description="Tomt: tills vidare."
          value={to}
          error={fieldMessage(failure, 'validTo')}
          onChange={(value) => setTo(value)}
        />
        <TextField
          label="Indexuppräkning i procent"
          description="Varje belopp avrundas till närmaste öre."
          inputMode="decimal"
          value={index}
          autoComplete="off"
          error={fault ?? fieldMessage(failure, 'indexPercent')}
          onChange={(event) => setIndex(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
