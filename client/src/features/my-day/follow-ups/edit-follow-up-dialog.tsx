import type { FollowUpRowFragment } from '../my-day.generated';
import { formatLongDate, today } from '../../../lib/dates';
import { notify } from '../../../ui/feedback/toast-store';
import { DateField } from '../../../ui/fields/date-field';
import { TextArea } from '../../../ui/fields/text-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import type { FormFaults } from '../../../ui/form/record-form';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { useUpdateFollowUp } from './use-update-follow-up';

/** Monday to Friday. */
const WEEKDAYS = [1, 2, 3, 4, 5];

interface EditFollowUpDialogProps {
  followUp: FollowUpRowFragment;
  onClosed: () => void;
}

interface Draft {
  dueOn: string | null;
  note: string;
}

/** Another day, or other words. */
export default function EditFollowUpDialog({ followUp, onClosed }: EditFollowUpDialogProps) {
  const { update, read } = useUpdateFollowUp();
  const form = useRecordForm({
    name: 'follow-up-edit',
    subject: followUp.id,
    record: followUp,
    draftOf: (stored: FollowUpRowFragment | null): Draft => ({
      dueOn: stored?.dueOn ?? null,
      note: stored?.note ?? '',
    }),
    faultsOf: ({ dueOn }): FormFaults => (dueOn ? {} : { dueOn: 'Välj en dag.' }),
    save: async ({ dueOn, note }, stored) => {
      const { id, version } = stored ?? followUp;
      const { data } = await update({ variables: { input: { id, version, dueOn, note } } });
      return data.updateFollowUp;
    },
    conflict: {
      read,
      compared: [
        { label: 'Följ upp den', text: ({ dueOn }) => dueOn ?? '' },
        { label: 'Anteckning', text: ({ note }) => note },
      ],
    },
    onSaved: ({ studentName, dueOn }) =>
      notify.success(`${studentName} följs upp den ${formatLongDate(dueOn)}.`),
  });
  // One that is late may keep its day.
  const earliest = followUp.dueOn < today() ? followUp.dueOn : today();
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Ändra uppföljningen av ${followUp.studentName}`}
      failed="Kunde inte spara uppföljningen"
    >
      <DateField label="Följ upp den" required min={earliest} weekdays={WEEKDAYS} {...form.input('dueOn')} />
      <TextArea label="Anteckning" maxLength={500} rows={3} {...form.text('note')} />
    </FormDialog>
  );
}
