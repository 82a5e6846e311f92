import { useState } from 'react';
import { kronor } from '../../../../../domain/numbers';
import type { FreezePartsFragment } from '../../../graphql/generated';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { monthLabel } from '../earnings-texts';
import { useMarkInvoiced } from './use-mark-invoiced';

interface InvoiceDialogProps {
  freeze: FreezePartsFragment;
  part: FreezePartsFragment['municipalities'][number];
  onClosed: () => void;
}

/** 'Fakturerad': what is left of the month goes on one invoice. */
export function InvoiceDialog({ freeze, part, onClosed }: InvoiceDialogProps) {
  const mark = useMarkInvoiced();
  const { municipality } = part;
  // As it is when it is asked: once it is marked, nothing is left.
  const [left] = useState(part.totalOre - part.invoicedOre);
  const form = useRecordForm({
    name: 'earnings-invoice',
    subject: `${freeze.id}:${municipality}`,
    record: null,
    draftOf: () => ({ reference: '' }),
    save: ({ reference }) => mark({ freezeId: freeze.id, municipality, reference: reference.trim() || null }),
    onSaved: () => notify.success(`${municipality} är fakturerad för ${monthLabel(freeze.month)}.`),
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      title={`Fakturerad: ${municipality}`}
      failed="Kunde inte markera som fakturerad"
      submitLabel="Markera som fakturerad"
      onClosed={onClosed}
    >
      <p>
        {monthLabel(freeze.month)}: <strong className="tabular">{kronor(left)}</strong> markeras som
        fakturerat.
      </p>
      <TextField
        label="Fakturans nummer eller referens"
        description="Står i underlaget. Kan lämnas tomt."
        maxLength={120}
        data-autofocus
        {...form.text('reference')}
      />
    </FormDialog>
  );
}
