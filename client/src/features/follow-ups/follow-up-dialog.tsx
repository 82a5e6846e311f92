import { useMutation } from '@apollo/client/react';
import { AddFollowUpDocument, FollowUpAssigneesDocument } from './follow-ups.generated';
import { addDays } from '../../../../domain/days';
import { roleNames } from '../../../../domain/roles';
import { schoolDayFrom } from '../../../../domain/school-days';
import { useQuery } from '../../apollo/use-query';
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

/** Monday to Friday. */
const WEEKDAYS = [1, 2, 3, 4, 5];

interface Draft {
  dueOn: string | null;
  note: string;
  assigneeId: string;
}

/** 'Följ upp den…': when, what, and on whose list. By default the first school day in a week, on the user's own list. */
export function FollowUpDialog({ student, onClosed }: FollowUpDialogProps) {
  const me = useSession().user!.userId;
  const [add] = useMutation(AddFollowUpDocument);
  const { data: read } = useQuery(FollowUpAssigneesDocument, {
    variables: { studentId: student.id },
    fetchPolicy: 'network-only',
  });
  const colleagues = (read?.followUpAssignees ?? []).map(({ id, name, role }) => ({
    value: id,
    label: `${name}, ${roleNames[role].toLocaleLowerCase('sv')}`,
  }));
  const form = useRecordForm({
    name: 'follow-up',
    subject: student.id,
    record: null,
    draftOf: (): Draft => ({ dueOn: schoolDayFrom(addDays(today(), 7)), note: '', assigneeId: me }),
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
      <DateField label="Följ upp den" required min={today()} weekdays={WEEKDAYS} {...form.input('dueOn')} />
      <TextArea label="Anteckning" maxLength={500} rows={3} data-autofocus {...form.text('note')} />
      <Select
        label="På vems lista"
        options={[{ value: me, label: 'Min egen' }, ...colleagues]}
        {...form.input('assigneeId')}
      />
    </FormDialog>
  );
}
