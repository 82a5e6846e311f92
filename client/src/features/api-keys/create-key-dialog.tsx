import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import { newIdempotencyKey } from '../../apollo/idempotency';
import { CreateApiKeyDocument } from '../../graphql/generated';
import { today } from '../../lib/dates';
import { buttons } from '../../lib/fixed-texts';
import { isRole, roleNames } from '../../../../domain/roles';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/overlays/confirm-store';
import { CopyText } from '../../ui/copy-text';
import { DateField } from '../../ui/fields/date-field';
import { Dialog } from '../../ui/overlays/dialog';
import { Message } from '../../ui/feedback/message';
import { Select } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';
import { endOfDay } from './key-state';

/** A key acts at most as an administrator (permissions, section 7), and below staff it would find nothing. */
const roles = (['COORDINATOR', 'SPECPED', 'SYV', 'TEACHER', 'ADMIN'] as const).map((role) => ({
  value: role,
  label: roleNames[role],
}));

interface CreateKeyDialogProps {
  onCreated: () => void;
  onClosed: () => void;
}

/** Name, role and end of a new key; then the key itself, this once. */
export default function CreateKeyDialog({ onCreated, onClosed }: CreateKeyDialogProps) {
  const [opened, setOpened] = useState(true);
  const [key, setKey] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const close = () => {
    const leave = async () => {
      const question = 'Nyckeln visas inte igen. Har du sparat den?';
      if (!key || copied || (await confirm({ question, confirmLabel: 'Stäng', danger: false })))
        setOpened(false);
    };
    void leave();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      closeOnClickOutside={false}
      size="sm"
      title={key ? 'Nyckeln är skapad' : 'Skapa API-nyckel'}
    >
      {key ? (
        <ShownKey value={key} onCopied={() => setCopied(true)} onDone={close} />
      ) : (
        <KeyForm
          onCancel={close}
          onCreated={(created) => {
            setKey(created);
            onCreated();
          }}
        />
      )}
    </Dialog>
  );
}

function KeyForm({ onCreated, onCancel }: { onCreated: (key: string) => void; onCancel: () => void }) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<string | null>(null);
  const [expires, setExpires] = useState<{ day: string | null; valid: boolean }>({ day: null, valid: true });
  const [tried, setTried] = useState(false);
  const [create, { loading, error }] = useMutation(CreateApiKeyDocument);
  const failure = error && !loading ? readFailure(error) : null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!name.trim() || !isRole(role) || !expires.valid) return;
    const expiresAt = expires.day ? endOfDay(expires.day) : null;
    try {
      const { data } = await create({
        variables: { input: { name: name.trim(), role, expiresAt } },
        // A repeat would answer without the key, which is shown once: each press makes one of its own.
        context: { idempotencyKey: newIdempotencyKey() },
      });
      const made = data?.createApiKey.key;
      if (made) onCreated(made);
    } catch (failed) {
      console.error('The key was not made.', failed);
    }
  };
  return (
    <form noValidate className="stack" onSubmit={(event) => void save(event)}>
      {failure && (
        <Message tone="error">
          <p>Kunde inte skapa nyckeln</p>
          <FailureDetails failure={failure} />
        </Message>
      )}
      <TextField
        label="Namn"
        description="Systemet som använder nyckeln. Namnet står i historik och åtkomstlogg."
        required
        maxLength={120}
        data-autofocus=""
        value={name}
        error={tried && !name.trim() ? 'Fyll i namn.' : fieldMessage(failure, 'name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Select
        label="Roll"
        required
        options={roles}
        value={role}
        placeholder="Välj roll"
        error={tried && !role ? 'Välj en roll.' : undefined}
        onChange={setRole}
      />
      <DateField
        label="Gäller till och med"
        description="Lämna tomt för en nyckel som gäller tills vidare. Format åååå-mm-dd"
        min={today()}
        value={expires.day}
        onChange={(day, valid) => setExpires({ day, valid })}
      />
      <div className="row api-keys-foot">
        <Button onClick={onCancel}>{buttons.cancel}</Button>
        <Button type="submit" variant="primary" busy={loading}>
          {loading ? buttons.saving : 'Skapa nyckel'}
        </Button>
      </div>
    </form>
  );
}

interface ShownKeyProps {
  value: string;
  onCopied: () => void;
  onDone: () => void;
}

function ShownKey({ value, onCopied, onDone }: ShownKeyProps) {
  return (
    <div className="stack">
      <Message tone="warning">
        Nyckeln visas bara nu. Spara den där det andra systemet förvarar sina hemligheter.
      </Message>
      <p className="api-keys-value">
        <CopyText value={value} label="Nyckeln" onCopied={onCopied} />
      </p>
      <p className="meta">
        Den skickas som <code>Authorization: Bearer …</code> med varje anrop.
      </p>
      <div className="row api-keys-foot">
        <Button variant="primary" onClick={onDone}>
          Klar
        </Button>
      </div>
    </div>
  );
}
