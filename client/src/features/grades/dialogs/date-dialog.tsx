import { useMutation } from '@apollo/client/react';
import { SetGradeDateDocument } from '../grades.generated';
import { DateField } from '../../../ui/fields/date-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';

interface DateDialogProps {
  instanceId: string;
  dateFrom: string | null;
  dateTo: string;
  defaultDate: string;
  onClosed: () => void;
}

/** One date for all drafts: most courses have one. */
export function DateDialog({ instanceId, dateFrom, dateTo, defaultDate, onClosed }: DateDialogProps) {
  const [setDate] = useMutation(SetGradeDateDocument);
  const form = useRecordForm({
    name: 'grade-date',
    subject: instanceId,
    record: null,
    draftOf: (): { date: string | null } => ({ date: defaultDate }),
    save: ({ date }) => setDate({ variables: { input: { courseInstanceId: instanceId, date: date! } } }),
    onSaved: () => {},
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Betygsdatum för alla utkast"
      failed="Kunde inte sätta datumet"
      submitLabel="Sätt datum"
      disabled={form.draft.date === null}
      onClosed={onClosed}
    >
      <p>Gäller alla betyg i kursen som inte är signerade.</p>
      <DateField
        {...form.input('date')}
        label="Betygsdatum"
        required
        min={dateFrom ?? undefined}
        max={dateTo}
      />
    </FormDialog>
  );
}
