import { counted } from '../../../../../domain/numbers';
import type { EarningDeviationsQuery } from '../freezes.generated';
import { TextArea } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { monthLabel } from '../earnings-texts';
import { signedMoney } from '../money';
import { useCorrectEarnings } from './use-correct-earnings';

export type Deviation = EarningDeviationsQuery['earningDeviations'][number];

interface CorrectDialogProps {
  freezeId: string;
  month: string;
  deviations: readonly Deviation[];
  onClosed: () => void;
  onDone: () => void;
}

const linesOf = (deviations: readonly Deviation[]) =>
  deviations.map(({ enrollmentId, differenceOre }) => ({ enrollmentId, amountOre: differenceOre }));

/** Writes the differences as correction lines, all with the one reason. They cannot be taken away again. */
export function CorrectDialog({ freezeId, month, deviations, onClosed, onDone }: CorrectDialogProps) {
  const correct = useCorrectEarnings();
  const sum = deviations.reduce((total, { differenceOre }) => total + differenceOre, 0);
  const form = useRecordForm({
    name: 'earnings-correct',
    subject: freezeId,
    record: null,
    draftOf: () => ({ reason: '' }),
    faultsOf: ({ reason }) => ({ reason: reason.trim() ? undefined : 'Skriv varför beloppet ändras.' }),
    save: ({ reason }) => correct({ freezeId, lines: linesOf(deviations), reason }),
    onSaved: () => {
      notify.success(`${monthLabel(month)} är korrigerad med ${signedMoney(sum)}.`);
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Korrigera ${monthLabel(month)}`}
      failed="Kunde inte korrigera månaden"
      faulty="Något behöver rättas innan det går att korrigera"
      submitLabel="Korrigera"
      onClosed={onClosed}
    >
      <p>
        {counted(deviations.length, 'rad', 'rader')} med sammanlagt{' '}
        <strong className="tabular">{signedMoney(sum)}</strong> läggs till månaden. En korrigering tas inte
        bort; blev den fel görs en ny.
      </p>
      <TextArea label="Skäl" required maxLength={500} data-autofocus {...form.text('reason')} />
    </FormDialog>
  );
}
