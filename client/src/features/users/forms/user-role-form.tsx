import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import { SetUserRoleDocument } from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { isRole, roleNames } from '../../../../../domain/roles';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { Select } from '../../../ui/fields/select';
import type { UserFormProps } from './user-dialog';

/** Another role, of those that the server lets the viewer give (permissions §7.1 to 7.4). */
export function UserRoleForm({ user, onDone, onChanged, onCancel }: UserFormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [setRole, { loading, error }] = useMutation(SetUserRoleDocument);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === null);
    if (!isRole(chosen)) return;
    try {
      await setRole({ variables: { input: { id: user.id, role: chosen, version: user.version } } });
      onDone();
    } catch (failed) {
      console.error('The role was not changed.', failed);
      onChanged();
    }
  };
  return (
    <form noValidate className="stack" onSubmit={(event) => void save(event)}>
      {error && !loading && (
        <Message tone="error">
          <p>Kunde inte byta roll</p>
          <FailureDetails failure={readFailure(error)} />
        </Message>
      )}
      <p>
        {user.name} är {roleNames[user.role]}. När rollen byts loggas personen ut på alla enheter.
      </p>
      <Select
        label="Ny roll"
        required
        data-autofocus=""
        options={user.viewerMay.grant.map((role) => ({ value: role, label: roleNames[role] }))}
        value={chosen}
        placeholder="Välj roll"
        error={missing ? 'Välj en roll.' : undefined}
        onChange={(role) => {
          setChosen(role);
          setMissing(false);
        }}
      />
      {chosen === 'STUDENT' && !user.studentId && (
        <p className="meta">Kontot ser inga uppgifter förrän det kopplas till en elevpost.</p>
      )}
      <div className="users-save">
        <Button onClick={onCancel}>{buttons.cancel}</Button>
        <Button type="submit" variant="primary" busy={loading}>
          {loading ? buttons.saving : 'Byt roll'}
        </Button>
      </div>
    </form>
  );
}
