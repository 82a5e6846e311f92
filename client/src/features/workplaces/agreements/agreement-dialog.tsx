import { useMutation } from '@apollo/client/react';
import { PLACEMENT_LIMITS } from '../../../../../domain/placements/limits';
import type { ComparedField } from '../../../ui/feedback/conflict-message';
import { notify } from '../../../ui/feedback/toast-store';
import { DateField } from '../../../ui/fields/date-field';
import { TextArea } from '../../../ui/fields/text-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { Grid } from '../../../ui/layout';
import { useReadWorkplace } from '../use-read-workplace';
import type { WorkplaceRecordFragment } from '../workplaces.generated';
import { AddWorkplaceAgreementDocument, UpdateWorkplaceAgreementDocument } from './agreements.generated';

export type Agreement = WorkplaceRecordFragment['agreements'][number];

interface AgreementDialogProps {
  workplaceId: string;
  /** Null for a new one. */
  agreement: Agreement | null;
  onClosed: () => void;
}

interface AgreementDraft {
  validFrom: string | null;
  validTo: string | null;
  note: string;
}

const compared: readonly ComparedField<AgreementDraft>[] = [
  { label: 'Gäller från', text: ({ validFrom }) => validFrom ?? '' },
  { label: 'Gäller till', text: ({ validTo }) => validTo ?? '' },
  { label: 'Anteckning', text: ({ note }) => note },
];

/** A framework agreement with a workplace. */
export default function AgreementDialog({ workplaceId, agreement, onClosed }: AgreementDialogProps) {
  const [add] = useMutation(AddWorkplaceAgreementDocument);
  const [update] = useMutation(UpdateWorkplaceAgreementDocument);
  const read = useReadWorkplace();
  const form = useRecordForm({
    name: 'workplace-agreement',
    subject: agreement?.id ?? workplaceId,
    record: agreement,
    draftOf: (record): AgreementDraft => ({
      validFrom: record?.validFrom ?? null,
      validTo: record?.validTo ?? null,
      note: record?.note ?? '',
    }),
    faultsOf: ({ validFrom, validTo }) => ({
      ...(!validFrom && { validFrom: 'Välj första dagen.' }),
      ...(!validTo && { validTo: 'Välj sista dagen.' }),
      ...(validFrom && validTo && validTo < validFrom && { validTo: 'Välj en sista dag efter den första.' }),
    }),
    save: async ({ validFrom, validTo, note }, record) => {
      const values = { validFrom: validFrom!, validTo: validTo!, note: note.trim() || null };
      return record
        ? update({ variables: { input: { id: record.id, version: record.version, values } } })
        : add({ variables: { input: { workplaceId, values } } });
    },
    conflict: {
      read: async ({ id }) => (await read(workplaceId)).agreements.find((one) => one.id === id),
      compared,
    },
    onSaved: () => notify.success('Avtalet är sparat'),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={agreement ? 'Ramavtal' : 'Nytt ramavtal'}
      failed="Kunde inte spara avtalet"
    >
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="end">
        <DateField label="Gäller från" required data-autofocus="" {...form.input('validFrom')} />
        <DateField label="Gäller till" required {...form.input('validTo')} />
      </Grid>
      <TextArea
        label="Anteckning"
        description="Skriv ingenting om enskilda elever."
        maxLength={PLACEMENT_LIMITS.note}
        rows={3}
        {...form.text('note')}
      />
    </FormDialog>
  );
}
