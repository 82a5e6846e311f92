import { useState } from 'react';
import { counted, kronor } from '../../../../../domain/numbers';
import type { FreezePartsFragment } from '../freezes.generated';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { monthLabel } from '../earnings-texts';
import { useMarkInvoiced, useMarkManyInvoiced } from './use-mark-invoiced';

interface InvoiceDialogProps {
  freeze: FreezePartsFragment;
  /** The customers: an invoice for each. */
  parts: readonly FreezePartsFragment['municipalities'][number][];
  onSaved?: () => void;
  onClosed: () => void;
}

/** 'Fakturerad': puts the uninvoiced rest of the month on one invoice. */
export function InvoiceDialog({ freeze, parts, onSaved, onClosed }: InvoiceDialogProps) {
  const [mark] = useMarkInvoiced();
  const [markMany] = useMarkManyInvoiced();
  // Snapshot on opening: the selection is empty once they are marked as invoiced.
  const [municipalities] = useState(parts.map(({ municipality }) => municipality));
  const who =
    municipalities.length === 1 ? municipalities[0]! : counted(municipalities.length, 'kommun', 'kommuner');
  // Snapshot on opening: the remaining amount is 0 once it is marked as invoiced.
  const [left] = useState(parts.reduce((sum, { totalOre, invoicedOre }) => sum + totalOre - invoicedOre, 0));
  const form = useRecordForm({
    name: 'earnings-invoice',
    subject: `${freeze.id}:${municipalities.join(':')}`,
    record: null,
    draftOf: () => ({ reference: '' }),
    save: async ({ reference }) => {
      const given = { freezeId: freeze.id, reference: reference.trim() || null };
      const [first, ...others] = municipalities;
      await (others.length === 0
        ? mark({ variables: { input: { ...given, municipality: first! } } })
        : markMany({ variables: { input: { ...given, municipalities } } }));
    },
    onSaved: () => {
      const form = municipalities.length === 1 ? 'fakturerad' : 'fakturerade';
      notify.success(`${who} är ${form} för ${monthLabel(freeze.month)}.`);
      onSaved?.();
    },
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      title={`Markera ${who} som ${municipalities.length === 1 ? 'fakturerad' : 'fakturerade'}?`}
      failed="Kunde inte markera som fakturerad"
      submitLabel="Markera som fakturerad"
      onClosed={onClosed}
    >
      <p>
        {monthLabel(freeze.month)}: <strong className="tabular">{kronor(left)}</strong> markeras som
        fakturerat.
        {municipalities.length > 1 && ` Var och en får sin egen faktura: ${municipalities.join(', ')}.`}
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
