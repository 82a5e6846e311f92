import { useMutation } from '@apollo/client/react';
import { AddFollowUpDocument } from './follow-ups.generated';
import { addDays } from '../../../../domain/days';
import { useTeachers } from '../../entities/teacher/use-teachers';
import { formatLongDate, today } from '../../lib/dates';
import { useSession } from '../../lib/session/session-store';
import { notify } from '../../ui/feedback/toast-store';
import { DateField } from '../../ui/fields/date-field';
import { Select } from '../../ui/fields/select';
import { TextArea } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import type { FormFaults } from '../../ui/form/record-form';
import { useRecordForm } from '../../ui/form/use-record-form';

interface FollowUpDialogProps {
  student: { id: string; name: string };
  onClosed: () => void;
}

interface Draft {
  dueOn: string | null;
  note: string;
  assigneeId: string;
}

/** 'Följ upp den …': when, what, and on whose list. In a week, on one's own, unless one says otherwise. */
export function FollowUpDialog({ student, onClosed }: FollowUpDialogProps) {
  const me = useSession().user!.userId;
  const [add] = useMutation(AddFollowUpDocument);
  const colleagues = (useTeachers() ?? []).flatMap(({ userId: { id, username } }) =>
    id === me ? [] : [{ value: id, label: username }],
  );
  const form = useRecordForm({
    name: 'follow-up',
    subject: student.id,
    record: null,
    draftOf: (): Draft => ({ dueOn: addDays(today(), 7), note: '', assigneeId: me }),
    faultsOf: ({ dueOn }): FormFaults => (dueOn ? {} : { dueOn: 'Välj en dag.' }),
    save: ({ dueOn, note, assigneeId }) =>
      add({ variables: { input: { studentId: student.id, dueOn: dueOn!, note, assigneeId } } }),
    onSaved: ({ data }) => {
      const { dueOn, assigneeId } = data.addFollowUp;
      notify.success(
        assigneeId === me
          ? `${student.name} står på Min dag den ${formatLongDate(dueOn)}.`
          : `${student.name} står på kollegans dag den ${formatLongDate(dueOn)}.`,
      );
    },
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Följ upp ${student.name}`}
      failed="Kunde inte spara uppföljningen"
    >
      <DateField label="Följ upp den" required min={today()} {...form.input('dueOn')} />
      <TextArea label="Anteckning" maxLength={500} rows={3} data-autofocus {...form.text('note')} />
      <Select
        label="På vems lista"
        options={[{ value: me, label: 'Min egen' }, ...colleagues]}
        {...form.input('assigneeId')}
      />
    </FormDialog>
  );
}
