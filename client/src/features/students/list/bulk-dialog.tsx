import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import { alerts, fieldLabels } from '../../../lib/fixed-texts';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Combobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import type { SelectOption } from '../../../ui/fields/select';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { bulkTitles, countOf, previewSentence, type BulkKind } from './bulk-change';
import type { Choice } from './selection';
import { useBulkChange } from './use-bulk-change';

interface BulkDialogProps {
  kind: BulkKind;
  chosen: readonly Choice[];
  teachers: readonly SelectOption[];
  onClosed: () => void;
  onChanged: () => void;
}

interface BulkDraft {
  value: string | null;
  clearing: boolean;
}

const clearLabels: Record<BulkKind, string> = {
  teacher: 'Ta bort läraren',
  municipality: 'Ta bort kommunen',
  endDate: 'Ta bort slutdatumet',
};

const faultsOf = ({ value, clearing }: BulkDraft) => ({
  value: clearing || value !== null ? undefined : 'Välj ett värde.',
});

/** One change of all chosen students, with a sentence that says what will happen before it does. */
export default function BulkDialog({ kind, chosen, teachers, onClosed, onChanged }: BulkDialogProps) {
  const places = useMunicipalities();
  const change = useBulkChange(onChanged);
  const form = useRecordForm({
    name: `bulk-${kind}`,
    record: null,
    draftOf: (): BulkDraft => ({ value: null, clearing: false }),
    faultsOf,
    save: ({ value, clearing }) => change(kind, chosen, clearing ? null : value),
    onSaved: onChanged,
  });
  const { set, field } = form;
  const { value, clearing } = form.draft;
  const control = {
    ...field('value'),
    value,
    disabled: clearing,
    onChange: (picked: string | null) => set({ value: picked }),
  };
  const options = kind === 'teacher' ? teachers : places;
  const label =
    kind === 'endDate' ? value : (options.find((option) => option.value === value)?.label ?? null);
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`${bulkTitles[kind]} för ${countOf(chosen.length)}`}
      size="sm"
      failed={alerts.saveStudentFailed}
      submitLabel={`Ändra ${countOf(chosen.length)}`}
    >
      {kind === 'endDate' ? (
        <DateField label={fieldLabels.endDate} {...control} />
      ) : (
        <Combobox label={kind === 'teacher' ? 'Ny lärare' : 'Ny kommun'} options={options} {...control} />
      )}
      <Checkbox label={clearLabels[kind]} checked={clearing} onChange={(on) => set({ clearing: on })} />
      <p role="status">
        {(clearing || value !== null) &&
          previewSentence(kind, chosen, clearing ? null : value, clearing ? null : label)}
      </p>
    </FormDialog>
  );
}
