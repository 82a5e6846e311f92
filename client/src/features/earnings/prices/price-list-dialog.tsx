import type { PriceListPartsFragment } from '../price-lists.generated';
import { Button } from '../../../ui/button';
import { confirm } from '../../../ui/overlays/confirm-store';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { comparedList, draftOf, faultsOf, type PriceDraft } from './price-draft';
import { PriceListFields } from './price-list-fields';
import { PriceRows } from './price-rows';
import { useSavePriceList } from './use-save-price-list';
import { attempt } from '../../../apollo/feedback/notify-failure';

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
  const { save, remove, read } = useSavePriceList();
  const form = useRecordForm({
    name: 'price-list',
    // A list that is begun from pasted prices is another one for each paste.
    subject: list?.id ?? rows.map(({ category, name, amount }) => `${category ?? name} ${amount}`).join(';'),
    record: list,
    draftOf: (record) => (record ? draftOf(record) : { ...NEW, rows }),
    faultsOf,
    save,
    conflict: { read, compared: comparedList },
    onSaved: (_, { name }) => notify.success(`${name} är sparad.`),
  });
  const erase = async () => {
    const question = `Vill du ta bort ${list!.name}? Det som inte är fryst får då inget pris ur listan. Frysta månader ändras inte.`;
    if (!(await confirm({ title: 'Ta bort prislista', question, confirmLabel: 'Ta bort' }))) return;
    await attempt('Kunde inte ta bort prislistan', async () => {
      await remove(list!);
      notify.success(`${list!.name} är borttagen.`);
      form.begin();
      onClose();
    });
  };
  return (
    <FormDialog
      form={form}
      onClosed={onClose}
      size="lg"
      title={list ? list.name : 'Ny prislista'}
      failed="Kunde inte spara prislistan"
      faulty="Rätta det som är markerat och spara igen."
      submitLabel="Spara prislista"
      extra={
        list && (
          <Button variant="danger" onClick={() => void erase()}>
            Ta bort
          </Button>
        )
      }
    >
      <PriceListFields form={form} isNew={list === null} />
      <PriceRows
        rows={form.draft.rows}
        faultOf={form.faultOf}
        onChange={(changed) => form.set({ rows: changed })}
      />
    </FormDialog>
  );
}
