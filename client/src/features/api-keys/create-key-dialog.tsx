import { useRef, useState } from 'react';
import type { Role } from '../../../../domain/generated';
import { isRole, roleNames } from '../../../../domain/roles';
import { optionsOf } from '../../../../domain/options';
import { today } from '../../lib/dates';
import { DateField } from '../../ui/fields/date-field';
import { Select } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import { endOfDay } from './key-state';
import { ShownKeyDialog } from './shown-key-dialog';
import { useCreateKey } from './use-create-key';

/** A key acts at most as an administrator (permissions, section 7), and below staff it would find nothing. */
const roles = optionsOf(roleNames, ['COORDINATOR', 'SPECPED', 'SYV', 'TEACHER', 'ADMIN']);

interface KeyDraft {
  name: string;
  role: Role | null;
  expires: string | null;
  /** False while something is typed that is no day. */
  isDay: boolean;
}

const faultsOf = ({ name, role, isDay }: KeyDraft) => ({
  name: name.trim() ? undefined : 'Fyll i namn.',
  role: role ? undefined : 'Välj en roll.',
  expires: isDay ? undefined : 'Skriv ett datum som finns, i formen åååå-mm-dd.',
});

interface CreateKeyDialogProps {
  onCreated: () => void;
  onClosed: () => void;
}

/** Name, role and end of a new key; then the key itself, this once. */
export default function CreateKeyDialog({ onCreated, onClosed }: CreateKeyDialogProps) {
  const create = useCreateKey();
  const made = useRef<string | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const form = useRecordForm({
    name: 'api-key',
    record: null,
    draftOf: (): KeyDraft => ({ name: '', role: null, expires: null, isDay: true }),
    faultsOf,
    save: async ({ name, role, expires }) => {
      const expiresAt = expires ? endOfDay(expires) : null;
      made.current = await create({ name: name.trim(), role: role!, expiresAt });
    },
    onSaved: onCreated,
  });
  if (key) return <ShownKeyDialog value={key} onClosed={onClosed} />;
  const { draft, set, field, text } = form;
  return (
    <FormDialog
      form={form}
      // The key is shown once focus is back where this box was opened, and returns it there as well.
      onClosed={() => (made.current ? setKey(made.current) : onClosed())}
      size="sm"
      title="Skapa API-nyckel"
      failed="Kunde inte skapa nyckeln"
      faulty="Något behöver rättas innan nyckeln kan skapas"
      submitLabel="Skapa nyckel"
    >
      <TextField
        label="Namn"
        description="Systemet som använder nyckeln. Namnet står i historik och åtkomstlogg."
        required
        maxLength={120}
        data-autofocus=""
        {...text('name')}
      />
      <Select
        label="Roll"
        required
        options={roles}
        placeholder="Välj roll"
        {...field('role')}
        value={draft.role}
        onChange={(role) => set({ role: isRole(role) ? role : null })}
      />
      <DateField
        label="Gäller till och med"
        description="Lämna tomt för en nyckel som gäller tills vidare. Format åååå-mm-dd"
        min={today()}
        {...field('expires')}
        value={draft.expires}
        onChange={(expires, isDay) => set({ expires, isDay })}
      />
    </FormDialog>
  );
}
