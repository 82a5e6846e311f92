import { counted } from '../../../../../domain/numbers';
import type { PriceListPartsFragment } from '../price-lists.generated';
import { today } from '../../../lib/dates';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { useCopyPriceLists } from './use-copy-price-lists';

interface CopyListsDialogProps {
  lists: readonly PriceListPartsFragment[];
  onClosed: () => void;
  onDone: () => void;
}

interface CopyDraft {
  validFrom: string | null;
  validTo: string | null;
  indexPercent: string;
}

function newDraft(): CopyDraft {
  const year = Number(today().slice(0, 4)) + 1;
  return { validFrom: `${year}-01-01`, validTo: `${year}-12-31`, indexPercent: '0' };
}

const percentOf = (text: string): number => Number(text.replace(',', '.').replace('%', '').trim() || 'x');

const faultsOf = ({ validFrom, indexPercent }: CopyDraft) => ({
  validFrom: validFrom ? undefined : 'Ange ett datum.',
  indexPercent: Number.isNaN(percentOf(indexPercent)) ? 'Skriv ett tal, som 2,5.' : undefined,
});

/** 'Kopiera år': the chosen lists for a new time, every price raised by the index. */
export function CopyListsDialog({ lists, onClosed, onDone }: CopyListsDialogProps) {
  const copy = useCopyPriceLists();
  const form = useRecordForm({
    name: 'copy-lists',
    record: null,
    draftOf: newDraft,
    faultsOf,
    save: ({ validFrom, validTo, indexPercent }) =>
      copy({
        ...{ ids: lists.map(({ id }) => id), validFrom: validFrom!, validTo },
        indexPercent: percentOf(indexPercent),
      }),
    onSaved: () => {
      notify.success(`${counted(lists.length, 'prislista', 'prislistor')} är kopierade.`);
      onDone();
    },
  });
  const { input } = form;
  return (
    <FormDialog
      form={form}
      title="Kopiera till nytt år"
      failed="Kunde inte kopiera prislistorna"
      submitLabel="Kopiera"
      onClosed={onClosed}
    >
      <p>
        {lists.length === 1 ? lists[0]!.name : `${lists.length} prislistor`} kopieras. En lista som gäller
        tills vidare slutar dagen innan kopian börjar.
      </p>
      <DateField {...input('validFrom')} label="Gäller från" required />
      <DateField {...input('validTo')} label="Gäller till" description="Tomt: tills vidare." />
      <TextField
        label="Indexuppräkning i procent"
        description="Varje belopp avrundas till närmaste öre."
        inputMode="decimal"
        {...form.text('indexPercent')}
      />
    </FormDialog>
  );
}
