import { useMutation } from '@apollo/client/react';
import { PLACEMENT_LIMITS } from '../../../../../domain/placements/limits';
import { today } from '../../../lib/dates';
import type { ComparedField } from '../../../ui/feedback/conflict-message';
import { notify } from '../../../ui/feedback/toast-store';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { useReadWorkplace } from '../use-read-workplace';
import {
  AddSupervisorDocument,
  UpdateSupervisorDocument,
  type WorkplaceRecordFragment,
} from '../workplaces.generated';

export type Supervisor = WorkplaceRecordFragment['supervisors'][number];

interface SupervisorDraft {
  name: string;
  phone: string;
  email: string;
  trainedOn: string | null;
}

interface SupervisorDialogProps {
  workplaceId: string;
  /** Null for a new one. */
  supervisor: Supervisor | null;
  onClosed: () => void;
}

const compared: readonly ComparedField<SupervisorDraft>[] = [
  { label: 'Namn', text: ({ name }) => name },
  { label: 'Telefon', text: ({ phone }) => phone },
  { label: 'E-post', text: ({ email }) => email },
  { label: 'Handledarutbildning klar', text: ({ trainedOn }) => trainedOn ?? '' },
];

/** A supervisor at a workplace. */
export default function SupervisorDialog({ workplaceId, supervisor, onClosed }: SupervisorDialogProps) {
  const [add] = useMutation(AddSupervisorDocument);
  const [update] = useMutation(UpdateSupervisorDocument);
  const read = useReadWorkplace();
  const form = useRecordForm({
    name: 'supervisor',
    subject: supervisor?.id ?? workplaceId,
    record: supervisor,
    draftOf: (record): SupervisorDraft => ({
      name: record?.name ?? '',
      phone: record?.phone ?? '',
      email: record?.email ?? '',
      trainedOn: record?.trainedOn ?? null,
    }),
    faultsOf: ({ name }) => (name.trim() ? {} : { name: 'Fyll i handledarens namn.' }),
    save: async (values, record) =>
      record
        ? update({ variables: { input: { id: record.id, version: record.version, values } } })
        : add({ variables: { input: { workplaceId, values } } }),
    conflict: {
      read: async ({ id }) => (await read(workplaceId)).supervisors.find((one) => one.id === id),
      compared,
    },
    onSaved: (_, { name }) => notify.success(`${name} är sparad`),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={supervisor ? supervisor.name : 'Ny handledare'}
      failed="Kunde inte spara handledaren"
    >
      <TextField
        label="Namn"
        required
        data-autofocus=""
        maxLength={PLACEMENT_LIMITS.person}
        {...form.text('name')}
      />
      <TextField label="Telefon" type="tel" maxLength={PLACEMENT_LIMITS.phone} {...form.text('phone')} />
      <TextField
        label="E-post"
        type="email"
        description={
          supervisor?.email
            ? 'Ändras adressen slutar en länk som har skickats till den att gälla.'
            : undefined
        }
        {...form.text('email')}
      />
      <DateField label="Handledarutbildning klar" max={today()} {...form.input('trainedOn')} />
    </FormDialog>
  );
}
