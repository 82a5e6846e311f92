import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits';
import { today } from '../../lib/dates';
import { DateField } from '../../ui/fields/date-field';
import { TextArea } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import type { PlacementStep } from './placement-actions';
import type { PlacementRowFragment } from './placements.generated';
import { usePlacementActions } from './use-placement-actions';
import { useRereadPlacements } from './use-reread-placements';

interface PlacementStepDialogProps {
  placement: PlacementRowFragment;
  step: PlacementStep;
  onClosed: () => void;
}

interface StepDraft {
  agreedOn: string | null;
  endedOn: string | null;
  reason: string;
}

/** Asks for the day of the agreement, the last day at the workplace, or the reason of a step. */
export default function PlacementStepDialog({ placement, step, onClosed }: PlacementStepDialogProps) {
  const { move } = usePlacementActions();
  const reread = useRereadPlacements();
  const { startDate, endDate } = placement;
  const now = today();
  const latest = endDate < now ? endDate : now;
  const asked = askedFields[step.asks];
  const form = useRecordForm({
    name: 'placement-step',
    subject: `${placement.id}-${step.to}`,
    record: null,
    draftOf: (): StepDraft => ({ agreedOn: now, endedOn: latest, reason: '' }),
    faultsOf: ({ agreedOn, endedOn, reason }) => ({
      ...(asked.includes('agreedOn') && !agreedOn && { agreedOn: 'Välj en dag.' }),
      ...(asked.includes('endedOn') && !endedOn && { endedOn: 'Välj en dag.' }),
      ...(asked.includes('reason') && !reason.trim() && { reason: 'Skriv varför.' }),
    }),
    save: (draft) => move(placement, step, Object.fromEntries(asked.map((field) => [field, draft[field]]))),
    onSaved: () => undefined,
    // Another user has changed the placement: the next press sends its present version.
    onRefused: ({ code }) => code === 'CONFLICT' && void reread(),
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
      {asked.includes('agreedOn') && (
        <DateField label="Påskrivet av alla" required max={now} {...form.input('agreedOn')} />
      )}
      {asked.includes('endedOn') && (
        <DateField
          label="Sista dagen på arbetsplatsen"
          required
          min={startDate < now ? startDate : now}
          max={latest}
          {...form.input('endedOn')}
        />
      )}
      {asked.includes('reason') && (
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

const askedFields: Readonly<Record<PlacementStep['asks'], readonly (keyof StepDraft)[]>> = {
  DAY: ['agreedOn'],
  LAST_DAY: ['endedOn'],
  LAST_DAY_AND_REASON: ['endedOn', 'reason'],
  REASON: ['reason'],
  NOTHING: [],
};
