import type { Role } from '../../../../../domain/generated';
import type { UserRowFragment } from '../../../entities/account/account.generated';
import { buttons, fieldLabels } from '../../../lib/fixed-texts';
import { isRole, roleNames, roleRank } from '../../../../../domain/roles';
import { useSession } from '../../../lib/session/session-store';
import { Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { FormProblems } from '../../../ui/form/form-problems';
import type { RecordForm } from '../../../ui/form/record-form';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { useCreateUser } from '../use-create-user';
import { useFocusOnArrival } from '../use-focus-on-arrival';
import { emptyDraft, faultsOf, type UserDraft } from './user-draft';
import { Row } from '../../../ui/layout';

interface UserFormProps {
  /** Not the first one: the name takes focus, as the button that led here is gone. */
  again: boolean;
  /** Given by the page, or null to choose one. */
  role: Role | null;
  onCreated: (user: UserRowFragment) => void;
}

/** Who the new account is for. */
export function UserForm({ again, role, onCreated }: UserFormProps) {
  const element = useFocusOnArrival<HTMLFormElement>(again ? 'input' : 'none');
  const create = useCreateUser();
  const form = useRecordForm({
    name: 'user',
    subject: role ?? undefined,
    record: null,
    draftOf: (): UserDraft => ({ ...emptyDraft, role }),
    faultsOf,
    save: create,
    onSaved: onCreated,
  });
  const { text, busy } = form;
  return (
    <form noValidate className="stack" ref={element} onSubmit={form.submit}>
      <FormProblems form={form} failed="Kunde inte lägga till användaren" />
      <Card className="stack">
        <TextField label={fieldLabels.name} required maxLength={120} {...text('name')} />
        <TextField label={fieldLabels.email} type="email" required {...text('email')} />
        <TextField label={fieldLabels.phone} type="tel" {...text('phone')} />
        {role === null && <RoleSelect form={form} />}
      </Card>
      <Row gap="3" align="stretch" justify="flex-end">
        <LinkButton to="/anvandare">{buttons.cancel}</LinkButton>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? buttons.saving : buttons.add}
        </Button>
      </Row>
    </form>
  );
}

/** Only roles of at most one's own rank may be given (permissions §7.1). */
function RoleSelect({ form: { draft, set, field } }: { form: RecordForm<UserDraft> }) {
  const own = useSession().role;
  const options = (Object.keys(roleNames) as Role[])
    .filter((one) => roleRank[one] <= roleRank[own])
    .map((one) => ({ value: one, label: roleNames[one] }));
  return (
    <Select
      {...field('role')}
      label="Roll"
      required
      options={options}
      value={draft.role}
      placeholder="Välj roll"
      onChange={(value) => set({ role: isRole(value) ? value : null })}
    />
  );
}
