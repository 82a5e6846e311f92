import { useMutation } from '@apollo/client/react';
import type { IncidentKind } from '../../../../../domain/generated';
import { incidentKindLabels } from '../../../../../domain/labels/placement';
import { optionsOf } from '../../../../../domain/options';
import { PLACEMENT_LIMITS } from '../../../../../domain/placements/limits';
import { notify } from '../../../ui/feedback/toast-store';
import { Select } from '../../../ui/fields/select';
import { TextArea } from '../../../ui/fields/text-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import type { PlacementRowFragment } from '../placements.generated';
import { ReportIncidentDocument } from './incidents.generated';

interface IncidentDialogProps {
  placement: PlacementRowFragment;
  onClosed: () => void;
}

const kinds = optionsOf(incidentKindLabels);

/** 'Rapportera händelse': what happened at the workplace. */
export default function IncidentDialog({ placement, onClosed }: IncidentDialogProps) {
  const [report] = useMutation(ReportIncidentDocument);
  const form = useRecordForm({
    name: 'placement-incident',
    subject: placement.id,
    record: null,
    draftOf: (): { kind: IncidentKind | null; text: string } => ({ kind: null, text: '' }),
    faultsOf: ({ kind, text }) => ({
      ...(!kind && { kind: 'Välj vad det gäller.' }),
      ...(!text.trim() && { text: 'Skriv vad som hände.' }),
    }),
    save: ({ kind, text }) =>
      report({ variables: { input: { placementId: placement.id, kind: kind!, text } } }),
    onSaved: () =>
      notify.success('Händelsen är rapporterad. Ansvarig lärare och administratörer har fått en notis.'),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Rapportera händelse för ${placement.studentName}`}
      submitLabel="Rapportera"
      failed="Kunde inte rapportera händelsen"
    >
      <Select label="Vad gäller det?" required placeholder="Välj" options={kinds} {...form.input('kind')} />
      <TextArea
        label="Vad hände?"
        required
        rows={5}
        maxLength={PLACEMENT_LIMITS.note}
        description="Skriv bara det som behövs för att agera."
        {...form.text('text')}
      />
    </FormDialog>
  );
}
