import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits';
import { today } from '../../lib/dates';
import { DateField } from '../../ui/fields/date-field';
import { TextArea } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import type { PlacementStep } from './placement-actions';
import type { PlacementRowFragment } from './placements.generated';
import { usePlacementActions } from './use-placement-actions';

interface PlacementStepDialogProps {
  placement: PlacementRowFragment;
  step: PlacementStep;
  onClosed: () => void;
}

/** Asks for the day of the agreement, or for the reason of a step. */
export default function PlacementStepDialog({ placement, step, onClosed }: PlacementStepDialogProps) {
  const { move } = usePlacementActions();
  const isDay = step.asks === 'DAY';
  const form = useRecordForm({
    name: 'placement-step',
    subject: `${placement.id}-${step.to}`,
    record: null,
    draftOf: (): { agreedOn: string | null; reason: string } => ({ agreedOn: today(), reason: '' }),
    faultsOf: ({ agreedOn, reason }) => ({
      ...(isDay && !agreedOn && { agreedOn: 'Välj en dag.' }),
      ...(!isDay && !reason.trim() && { reason: 'Skriv varför.' }),
    }),
    save: ({ agreedOn, reason }) => move(placement, step, isDay ? { agreedOn } : { reason }),
    onSaved: () => undefined,
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={step.label}
      submitLabel={step.label}
      failed="Kunde inte ändra placeringen"
      danger={step.to === 'INTERRUPTED'}
    >
      {isDay ? (
        <DateField label="Påskrivet av alla" required max={today()} {...form.input('agreedOn')} />
      ) : (
        <TextArea
          label="Skäl"
          required
          data-autofocus
          maxLength={PLACEMENT_LIMITS.reason}
          rows={3}
          {...form.text('reason')}
        />
      )}
    </FormDialog>
  );
}
