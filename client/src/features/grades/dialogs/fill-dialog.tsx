import { Checkbox } from '../../../ui/fields/checkbox';
import { TextArea } from '../../../ui/fields/text-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { people } from '../grade-labels';
import type { ShownRow } from '../sheet/use-grade-sheet';
import { useFillGrades } from './use-fill-grades';
import { Grid } from '../../../ui/layout';

interface FillDialogProps {
  instanceId: string;
  /** Those without a grade. */
  rows: readonly ShownRow[];
  onClosed: () => void;
}

interface FillDraft {
  entryIds: string[];
  reason: string;
}

/** '–' for several at once: the one grade that is not set student by student (pages §10). */
export function FillDialog({ instanceId, rows, onClosed }: FillDialogProps) {
  const fill = useFillGrades();
  const form = useRecordForm({
    name: 'grade-fill',
    subject: instanceId,
    record: null,
    draftOf: (): FillDraft => ({ entryIds: [], reason: '' }),
    save: (draft) => fill({ courseInstanceId: instanceId, ...draft }),
    onSaved: () => {},
  });
  const { entryIds, reason } = form.draft;
  const toggle = (id: string, on: boolean) =>
    form.set({ entryIds: on ? [...entryIds, id] : entryIds.filter((one) => one !== id) });
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Sätt – på flera elever"
      failed="Kunde inte sätta streck"
      submitLabel={`Sätt – på ${people(entryIds.length)}`}
      disabled={entryIds.length === 0 || reason.trim() === ''}
      onClosed={onClosed}
    >
      <p>Streck betyder att underlag för betyg saknas. Alla andra betyg sätts elev för elev.</p>
      <Grid as="fieldset" gap="1" className="grade-fill-list">
        <legend>Elever utan betyg</legend>
        {rows.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={entryIds.includes(id)} onChange={(on) => toggle(id, on)} />
        ))}
      </Grid>
      <TextArea label="Motivering" required rows={2} maxLength={1000} {...form.text('reason')} />
    </FormDialog>
  );
}
