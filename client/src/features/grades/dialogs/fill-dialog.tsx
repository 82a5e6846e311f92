import { DASH } from '../../../../../domain/grade-scale';
import { enrollmentStatusLabels } from '../../../../../domain/labels/enrollment';
import { Checkbox } from '../../../ui/fields/checkbox';
import { TextArea } from '../../../ui/fields/text-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { Grid } from '../../../ui/layout';
import { people } from '../grade-labels';
import { confirmDropouts } from '../sheet/confirm-dropouts';
import { isDropout, type ShownRow } from '../sheet/use-grade-sheet';
import { useFillGrades } from './use-fill-grades';

type FillRow = Pick<ShownRow, 'id' | 'name' | 'status' | 'isRequired'>;

interface FillDialogProps {
  instanceId: string;
  /** Those without a grade, as the page counts them. */
  rows: readonly FillRow[];
  onFilled: (rowIds: readonly string[]) => void;
  onClosed: () => void;
}

interface FillDraft {
  entryIds: readonly string[];
  reason: string;
}

/** '–' for several at once: the one grade that is not set student by student (pages §10). */
export function FillDialog({ instanceId, rows, onFilled, onClosed }: FillDialogProps) {
  const [fill] = useFillGrades();
  const form = useRecordForm({
    name: 'grade-fill',
    subject: instanceId,
    record: null,
    draftOf: (): FillDraft => ({ entryIds: [], reason: '' }),
    save: (draft) =>
      fill({
        variables: { input: { courseInstanceId: instanceId, ...draft, entryIds: [...draft.entryIds] } },
      }),
    onSaved: (_, draft) => onFilled(draft.entryIds),
  });
  const { entryIds, reason } = form.draft;
  const select = (entryIds: readonly string[]) => form.set({ entryIds });
  const required = rows.filter(({ isRequired }) => isRequired);
  const optional = rows.filter(({ isRequired }) => !isRequired);
  const submit = async () => {
    const dropouts = rows.filter((row) => isDropout(row) && entryIds.includes(row.id));
    if (await confirmDropouts(dropouts, DASH)) form.submit();
  };
  return (
    <FormDialog
      form={{
        ...form,
        submit: (event) => {
          event?.preventDefault();
          void submit();
        },
      }}
      size="sm"
      title="Sätt – på flera elever"
      failed="Kunde inte sätta streck"
      submitLabel={`Sätt – på ${people(entryIds.length)}`}
      disabled={entryIds.length === 0 || reason.trim() === ''}
      onClosed={onClosed}
    >
      <p>Streck betyder att underlag för betyg saknas. Alla andra betyg sätts elev för elev.</p>
      <Grid gap="3" className="grade-fill-list">
        <Students legend="Elever utan betyg" rows={required} chosen={entryIds} onChange={select} hasAll />
        <Students
          legend="Avbrott eller utan krav på betyg"
          rows={optional}
          chosen={entryIds}
          onChange={select}
        />
      </Grid>
      <TextArea label="Motivering" required rows={2} maxLength={1000} {...form.text('reason')} />
    </FormDialog>
  );
}

interface StudentsProps {
  legend: string;
  rows: readonly FillRow[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** A first box chooses them all. */
  hasAll?: boolean;
}

function Students({ legend, rows, chosen, onChange, hasAll = false }: StudentsProps) {
  if (rows.length === 0) return null;
  const ids = rows.map(({ id }) => id);
  const others = chosen.filter((id) => !ids.includes(id));
  const count = ids.filter((id) => chosen.includes(id)).length;
  const toggle = (id: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Grid as="fieldset" gap="1">
      <legend>{legend}</legend>
      {hasAll && rows.length > 1 && (
        <Checkbox
          label={`Alla ${people(rows.length)}`}
          checked={count === rows.length}
          indeterminate={count > 0 && count < rows.length}
          onChange={(isOn) => onChange(isOn ? [...others, ...ids] : others)}
        />
      )}
      {rows.map((row) => (
        <Checkbox
          key={row.id}
          label={
            row.isRequired || !row.status
              ? row.name
              : `${row.name}, ${enrollmentStatusLabels[row.status].toLowerCase()}`
          }
          checked={chosen.includes(row.id)}
          onChange={(isOn) => toggle(row.id, isOn)}
        />
      ))}
    </Grid>
  );
}
