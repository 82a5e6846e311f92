import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import {
  CreatePriceListDocument,
  DeletePriceListDocument,
  UpdatePriceListDocument,
  type PriceListPartsFragment,
} from '../../../graphql/generated';
import { Button } from '../../../ui/button';
import { confirm } from '../../../ui/overlays/confirm-store';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import { useUnsavedGuard } from '../../../ui/overlays/use-unsaved-guard';
import { draftOf, readDraft, type ListDraft, type PriceDraft } from './price-draft';
import { PriceListFields } from './price-list-fields';
import { PriceRows } from './price-rows';

interface PriceListDialogProps {
  /** Null: a new list. */
  list: PriceListPartsFragment | null;
  /** Prices to begin a new list with. */
  rows?: PriceDraft[];
  onClose: () => void;
}

const NEW = {
  municipality: null,
  name: '',
  validFrom: null,
  validTo: null,
  pauseRule: 'ALL' as const,
  pauseDays: '',
};

/** A price list with all its prices, saved as a whole. */
export function PriceListDialog({ list, rows = [], onClose }: PriceListDialogProps) {
  const [draft, setDraft] = useState<ListDraft>(() => (list ? draftOf(list) : { ...NEW, rows }));
  const [dirty, setDirty] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const options = { refetchQueries: ['PriceLists', 'EarningsOverview'], awaitRefetchQueries: true };
  const [create, creating] = useMutation(CreatePriceListDocument, options);
  const [update, updating] = useMutation(UpdatePriceListDocument, options);
  const [remove] = useMutation(DeletePriceListDocument, options);
  const busy = creating.loading || updating.loading;
  const error = creating.error ?? updating.error;
  const failure = error && !busy ? readFailure(error) : null;
  const faultOf = (path: string) => faults[path] ?? fieldMessage(failure, path);
  useUnsavedGuard(dirty);

  const change = (changed: Partial<ListDraft>) => {
    setDirty(true);
    setDraft({ ...draft, ...changed });
  };
  const leave = async () => {
    const question = 'Ändringarna i prislistan är inte sparade. Vill du stänga ändå?';
    if (
      !dirty ||
      (await confirm({ title: 'Osparade ändringar', question, confirmLabel: 'Stäng utan att spara' }))
    )
      onClose();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft);
    setFaults('faults' in read ? read.faults : {});
    if ('faults' in read) return;
    const { municipality, ...values } = read.input;
    try {
      if (list) await update({ variables: { input: { id: list.id, version: list.version, ...values } } });
      else await create({ variables: { input: { municipality, ...values } } });
      notify.success(`${values.name} är sparad.`);
      onClose();
    } catch (failed) {
      console.error('The price list was not saved.', failed);
    }
  };
  const erase = async () => {
    const question = `Vill du ta bort ${list!.name}? Det som inte är fryst får då inget pris ur listan. Frysta månader ändras inte.`;
    if (!(await confirm({ title: 'Ta bort prislista', question, confirmLabel: 'Ta bort', danger: true })))
      return;
    try {
      await remove({ variables: { input: { id: list!.id, version: list!.version } } });
      notify.success(`${list!.name} är borttagen.`);
      onClose();
    } catch (failed) {
      console.error('The price list was not deleted.', failed);
      notify.error('Kunde inte ta bort prislistan', { details: readFailure(failed).message });
    }
  };
  return (
    <Dialog
      opened
      onClose={() => void leave()}
      closeOnClickOutside={!dirty}
      size="lg"
      title={list ? list.name : 'Ny prislista'}
      footer={
        <>
          {list && (
            <Button variant="danger" onClick={() => void erase()}>
              Ta bort
            </Button>
          )}
          <Button onClick={() => void leave()}>Avbryt</Button>
          <Button variant="primary" type="submit" form="price-list" busy={busy}>
            Spara prislista
          </Button>
        </>
      }
    >
      <form id="price-list" noValidate className="stack" onSubmit={(event) => void save(event)}>
        {failure && <Message tone="error">{failure.message}</Message>}
        {Object.keys(faults).length > 0 && (
          <Message tone="error">{faults.rows ?? 'Rätta det som är markerat och spara igen.'}</Message>
        )}
        <PriceListFields draft={draft} isNew={list === null} faultOf={faultOf} onChange={change} />
        <PriceRows rows={draft.rows} faultOf={faultOf} onChange={(changed) => change({ rows: changed })} />
      </form>
    </Dialog>
  );
}
