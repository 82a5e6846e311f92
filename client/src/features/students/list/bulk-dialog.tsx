import { useState, type FormEvent } from 'react';
import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import { readFailure, type Failure } from '../../../apollo/failure';
import { alerts, buttons, fieldLabels } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Combobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import type { SelectOption } from '../../../ui/fields/select';
import { countOf, previewSentence, type BulkKind } from './bulk-change';
import type { Choice } from './selection';
import { useBulkChange } from './use-bulk-change';

interface BulkDialogProps {
  opened: boolean;
  kind: BulkKind;
  chosen: readonly Choice[];
  teachers: readonly SelectOption[];
  onClose: () => void;
  onClosed: () => void;
  onChanged: () => void;
}

const titles: Record<BulkKind, string> = {
  teacher: 'Byt lärare',
  municipality: 'Byt kommun',
  endDate: 'Sätt slutdatum',
};
const clearLabels: Record<BulkKind, string> = {
  teacher: 'Ta bort läraren',
  municipality: 'Ta bort kommunen',
  endDate: 'Ta bort slutdatumet',
};

/** One change of all chosen students, with a sentence that says what will happen before it does. */
export default function BulkDialog({
  opened,
  kind,
  chosen,
  teachers,
  onClose,
  onClosed,
  onChanged,
}: BulkDialogProps) {
  const places = useMunicipalities();
  const [value, setValue] = useState<string | null>(null);
  const [clearing, setClearing] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { change, loading } = useBulkChange(onChanged);
  const options = kind === 'teacher' ? teachers : places;
  const label =
    kind === 'endDate' ? value : (options.find((option) => option.value === value)?.label ?? null);
  const ready = clearing || value !== null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return setMissing('Välj ett värde.');
    setFailure(null);
    try {
      await change(kind, chosen, clearing ? null : value);
      onClose();
    } catch (error) {
      console.error('The chosen students were not changed.', error);
      setFailure(readFailure(error));
    }
  };
  const pick = (picked: string | null) => {
    setValue(picked);
    setMissing(undefined);
  };

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      title={`${titles[kind]} för ${countOf(chosen.length)}`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{buttons.cancel}</Button>
          <Button type="submit" form="bulk-change" variant="primary" busy={loading}>
            {loading ? buttons.saving : `Ändra ${countOf(chosen.length)}`}
          </Button>
        </>
      }
    >
      <form id="bulk-change" noValidate className="stack" onSubmit={(event) => void submit(event)}>
        {failure && (
          <Message tone="error">
            {alerts.saveStudentFailed}. {failure.message}
          </Message>
        )}
        {kind === 'endDate' ? (
          <DateField
            label={fieldLabels.endDate}
            value={value}
            error={missing}
            disabled={clearing}
            onChange={pick}
          />
        ) : (
          <Combobox
            label={kind === 'teacher' ? 'Ny lärare' : 'Ny kommun'}
            options={options}
            value={value}
            error={missing}
            disabled={clearing}
            onChange={pick}
          />
        )}
        <Checkbox label={clearLabels[kind]} checked={clearing} onChange={setClearing} />
        <p role="status">
          {ready && previewSentence(kind, chosen, clearing ? null : value, clearing ? null : label)}
        </p>
      </form>
    </Dialog>
  );
}
