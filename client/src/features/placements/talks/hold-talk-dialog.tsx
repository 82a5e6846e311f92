import { useMutation } from '@apollo/client/react';
import { talkKindLabels } from '../../../../../domain/labels/placement';
import { PLACEMENT_LIMITS } from '../../../../../domain/placements/limits';
import { today } from '../../../lib/dates';
import { notify } from '../../../ui/feedback/toast-store';
import { DateField } from '../../../ui/fields/date-field';
import { TextArea } from '../../../ui/fields/text-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { HoldTalkDocument } from './talks.generated';
import { useTalkNow, type Talk, type TalkDialogProps } from './use-talk-now';

/** 'Mittsamtal för Anna Ek': when a talk was held, and what was said. */
export default function HoldTalkDialog({ placement, talk, onClosed }: TalkDialogProps) {
  const [holdTalk] = useMutation(HoldTalkDocument);
  const { id: placementId, startDate, studentName } = placement;
  const name = talkKindLabels[talk.kind];
  const form = useRecordForm({
    name: 'hold-talk',
    subject: `${placementId}-${talk.kind}`,
    record: talk,
    draftOf: (stored: Talk | null): { heldOn: string | null; note: string } => ({
      heldOn: stored?.heldOn ?? stored?.plannedOn ?? today(),
      note: stored?.note ?? '',
    }),
    faultsOf: ({ heldOn }) => (heldOn ? {} : { heldOn: 'Välj när samtalet hölls.' }),
    save: ({ heldOn, note }, base) =>
      holdTalk({
        variables: {
          input: {
            placementId,
            kind: talk.kind,
            version: base?.version ?? null,
            heldOn,
            note: note.trim() || null,
          },
        },
      }),
    conflict: {
      read: useTalkNow(placementId),
      compared: [
        { label: 'Genomfört', text: ({ heldOn }) => heldOn ?? '' },
        { label: 'Anteckning', text: ({ note }) => note },
      ],
    },
    onSaved: () => notify.success(`${name} är sparat`),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`${name} för ${studentName}`}
      failed="Kunde inte spara samtalet"
    >
      <DateField label="Genomfört" required min={startDate} max={today()} {...form.input('heldOn')} />
      <TextArea
        label="Anteckning"
        rows={5}
        maxLength={PLACEMENT_LIMITS.note}
        description="Skriv bara det som behövs för att följa upp APL."
        {...form.text('note')}
      />
    </FormDialog>
  );
}
