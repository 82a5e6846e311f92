import { useMutation } from '@apollo/client/react';
import { talkKindLabels } from '../../../../../domain/labels/placement';
import { formatDate, today } from '../../../lib/dates';
import { notify } from '../../../ui/feedback/toast-store';
import { DateField } from '../../../ui/fields/date-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { PlanTalkDocument } from './talks.generated';
import { useTalkNow, type Talk, type TalkDialogProps } from './use-talk-now';

/** 'Planera mittsamtal': the day of a talk. */
export default function PlanTalkDialog({ placement, talk, onClosed }: TalkDialogProps) {
  const [planTalk] = useMutation(PlanTalkDocument);
  const { id: placementId, startDate, studentName } = placement;
  const name = talkKindLabels[talk.kind];
  const form = useRecordForm({
    name: 'plan-talk',
    subject: `${placementId}-${talk.kind}`,
    record: talk,
    // A new plan begins with the day by which the talk is due, or with today once that has passed.
    draftOf: (stored: Talk | null): { plannedOn: string | null } => ({
      plannedOn: stored?.plannedOn ?? (talk.dueOn > today() ? talk.dueOn : today()),
    }),
    faultsOf: () => ({}),
    save: ({ plannedOn }, base) =>
      planTalk({
        variables: { input: { placementId, kind: talk.kind, version: base?.version ?? null, plannedOn } },
      }),
    conflict: {
      read: useTalkNow(placementId),
      compared: [{ label: 'Dag', text: ({ plannedOn }) => plannedOn ?? '' }],
    },
    onSaved: () => notify.success(`${name} är sparat`),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Planera ${name.toLocaleLowerCase('sv')} för ${studentName}`}
      failed="Kunde inte spara samtalet"
    >
      <DateField
        label="Dag"
        data-autofocus
        min={startDate}
        description={`Senast ${formatDate(talk.dueOn)}. Du får en notis när dagen närmar sig.`}
        {...form.input('plannedOn')}
      />
    </FormDialog>
  );
}
