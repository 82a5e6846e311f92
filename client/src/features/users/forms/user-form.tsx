import { useMemo, useRef, useState, type FormEvent } from 'react';
import type { Role } from '../../../../../domain/generated';
import type { UserRowFragment } from '../../../graphql/generated';
import { buttons, fieldLabels } from '../../../lib/fixed-texts';
import { isRole, roleNames, roleRank } from '../../../../../domain/roles';
import { useSession } from '../../../lib/session/session-store';
import { Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { useUnsavedGuard } from '../../../ui/overlays/use-unsaved-guard';
import { useCreateUser } from '../use-create-user';
import { useFocusOnArrival } from '../use-focus-on-arrival';
import { emptyDraft, faultsOf, userFields, type UserDraft, type UserField } from './user-draft';

interface UserFormProps {
  /** Not the first one: the name takes focus, as the button that led here is gone. */
  again: boolean;
  /** Given by the page, or null to choose one. */
  role: Role | null;
  onCreated: (user: UserRowFragment) => void;
}

const fieldId = (field: UserField) => `user-${field}`;

/** Who the new account is for. The server's word on a field holds until the field is changed. */
export function UserForm({ again, role, onCreated }: UserFormProps) {
  const form = useFocusOnArrival<HTMLFormElement>(again ? 'input' : 'none');
  const start = useMemo(() => ({ ...emptyDraft, role }), [role]);
  const [draft, setDraft] = useState<UserDraft>(start);
  const [tries, setTries] = useState(0);
  const [checked, setChecked] = useState(false);
  const sent = useRef<UserDraft | null>(null);
  const { save, loading, failure } = useCreateUser();
  const dirty = userFields.some((field) => draft[field] !== start[field]);
  useUnsavedGuard(dirty && !loading);

  const own = checked ? faultsOf(draft) : {};
  const served = Object.fromEntries(
    (failure?.fields ?? []).flatMap(({ path, message }) => {
      const field = userFields.find((one) => path.endsWith(one));
      return field && sent.current?.[field] === draft[field] ? [[field, message]] : [];
    }),
  );
  const faults: Partial<Record<UserField, string>> = { ...served, ...own };
  const listed = userFields.flatMap((field) =>
    faults[field] ? [{ fieldId: fieldId(field), message: faults[field] }] : [],
  );
  const errors =
    listed.length === 0 && failure && sent.current === draft ? [{ message: failure.message }] : listed;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setTries(tries + 1);
    if (Object.keys(faultsOf(draft)).length > 0) return;
    sent.current = draft;
    const user = await save(draft);
    if (user) onCreated(user);
  };
  const text = (field: 'name' | 'email' | 'phone') => ({
    id: fieldId(field),
    label: fieldLabels[field],
    error: faults[field],
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [field]: event.currentTarget.value }),
  });
  return (
    <form noValidate className="stack" ref={form} onSubmit={(event) => void submit(event)}>
      {tries > 0 && !loading && errors.length > 0 && (
        <ErrorSummary
          key={tries}
          title={
            failure ? 'Kunde inte lägga till användaren' : 'Något behöver rättas innan det går att spara'
          }
          errors={errors}
        />
      )}
      <Card className="stack">
        <TextField {...text('name')} required maxLength={120} />
        <TextField {...text('email')} type="email" required />
        <TextField {...text('phone')} type="tel" />
        {role === null && (
          <RoleSelect
            role={draft.role}
            error={faults.role}
            onRole={(next) => setDraft({ ...draft, role: next })}
          />
        )}
      </Card>
      <div className="users-save">
        <LinkButton to="/anvandare">{buttons.cancel}</LinkButton>
        <Button type="submit" variant="primary" busy={loading}>
          {loading ? buttons.saving : buttons.add}
        </Button>
      </div>
    </form>
  );
}

interface RoleSelectProps {
  role: Role | null;
  error: string | undefined;
  onRole: (role: Role | null) => void;
}

/** Only roles of at most one's own rank may be given (permissions §7.1). */
function RoleSelect({ role, error, onRole }: RoleSelectProps) {
  const own = useSession().role;
  const options = (Object.keys(roleNames) as Role[])
    .filter((one) => roleRank[one] <= roleRank[own])
    .map((one) => ({ value: one, label: roleNames[one] }));
  return (
    <Select
      id={fieldId('role')}
      label="Roll"
      required
      options={options}
      value={role}
      placeholder="Välj roll"
      error={error}
      onChange={(value) => onRole(isRole(value) ? value : null)}
    />
  );
}
