import { useApolloClient, useMutation } from '@apollo/client/react';
import type { WorkplaceContactKind } from '../../../../../domain/generated';
import { workplaceContactKindLabels } from '../../../../../domain/labels/placement';
import { optionsOf } from '../../../../../domain/options';
import { PLACEMENT_LIMITS } from '../../../../../domain/placements/limits';
import { refetchQueries } from '../../../apollo/refetch-queries';
import { formatDate, today } from '../../../lib/dates';
import { notify } from '../../../ui/feedback/toast-store';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import {
  AddWorkplaceContactDocument,
  UpdateWorkplaceContactDocument,
  WorkplaceContactsDocument,
  type ContactEntryFragment,
} from './contacts.generated';

interface ContactDialogProps {
  workplaceId: string;
  /** Null for a new one. */
  contact: ContactEntryFragment | null;
  onClosed: () => void;
}

interface ContactDraft {
  kind: WorkplaceContactKind;
  contactedOn: string | null;
  withWhom: string;
  note: string;
}

const kinds = optionsOf(workplaceContactKindLabels);

/** A contact with a workplace: when, how, with whom and what was said. */
export default function ContactDialog({ workplaceId, contact, onClosed }: ContactDialogProps) {
  const client = useApolloClient();
  const [add] = useMutation(AddWorkplaceContactDocument);
  const [update] = useMutation(UpdateWorkplaceContactDocument);
  const form = useRecordForm({
    name: 'workplace-contact',
    subject: contact?.id ?? workplaceId,
    record: contact,
    draftOf: (record): ContactDraft => ({
      kind: record?.kind ?? 'CALL',
      contactedOn: record?.contactedOn ?? today(),
      withWhom: record?.withWhom ?? '',
      note: record?.note ?? '',
    }),
    faultsOf: ({ note, contactedOn }) => ({
      ...(!contactedOn && { contactedOn: 'Välj dagen.' }),
      ...(!note.trim() && { note: 'Skriv vad ni kom fram till.' }),
    }),
    save: async ({ withWhom, ...draft }, record) => {
      const values = { ...draft, withWhom: withWhom.trim() || null };
      if (record) await update({ variables: { input: { id: record.id, version: record.version, values } } });
      else await add({ variables: { input: { workplaceId, values } } });
      await refetchQueries(client, [WorkplaceContactsDocument]);
    },
    onSaved: () => notify.success('Kontakten är sparad'),
  });
  const { input, text } = form;
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={contact ? `Kontakten ${formatDate(contact.contactedOn)}` : 'Ny kontakt'}
      failed="Kunde inte spara kontakten"
    >
      <Select label="Hur" options={kinds} {...input('kind')} />
      <DateField label="Dag" required max={today()} {...input('contactedOn')} />
      <TextField label="Med vem" maxLength={PLACEMENT_LIMITS.person} {...text('withWhom')} />
      <TextArea
        label="Anteckning"
        required
        data-autofocus=""
        description="Skriv ingenting om enskilda elever."
        maxLength={PLACEMENT_LIMITS.note}
        rows={4}
        {...text('note')}
      />
    </FormDialog>
  );
}
