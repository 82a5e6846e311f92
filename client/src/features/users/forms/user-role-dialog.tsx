import { useMutation } from '@apollo/client/react';
import { isRole, roleNames } from '../../../../../domain/roles';
import type { Role } from '../../../../../domain/generated';
import type { UserRowFragment } from '../../../entities/account/account.generated';
import { SetUserRoleDocument } from '../users.generated';
import { Select } from '../../../ui/fields/select';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';

export interface AccountFormProps {
  user: UserRowFragment;
  onChanged: () => void;
  onClosed: () => void;
}

/** Another role, of those that the server lets the viewer give (permissions §7.1 to 7.4). */
export function UserRoleDialog({ user, onChanged, onClosed }: AccountFormProps) {
  const [setRole] = useMutation(SetUserRoleDocument);
  const form = useRecordForm({
    name: 'user-role',
    subject: user.id,
    record: null,
    draftOf: (): { role: Role | null } => ({ role: null }),
    faultsOf: ({ role }) => (role ? {} : { role: 'Välj en roll.' }),
    save: ({ role }) =>
      setRole({ variables: { input: { id: user.id, role: role!, version: user.version } } }),
    onSaved: onChanged,
    onRefused: onChanged,
  });
  const { role } = form.draft;
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="sm"
      title={`Byt roll: ${user.name}`}
      failed="Kunde inte byta roll"
      submitLabel="Byt roll"
    >
      <p>
        {user.name} är {roleNames[user.role]}. När rollen byts loggas personen ut på alla enheter.
      </p>
      <Select
        {...form.field('role')}
        label="Ny roll"
        required
        data-autofocus=""
        options={user.viewerMay.grant.map((one) => ({ value: one, label: roleNames[one] }))}
        value={role}
        placeholder="Välj roll"
        onChange={(value) => form.set({ role: isRole(value) ? value : null })}
      />
      {role === 'STUDENT' && !user.studentId && (
        <p className="meta">Kontot ser inga uppgifter förrän det kopplas till en elev.</p>
      )}
    </FormDialog>
  );
}
