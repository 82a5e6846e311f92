import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../apollo/failure';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { Message } from '../../ui/feedback/message';
import { TextField } from '../../ui/fields/text-field';
import { useRequestReset } from './use-request-reset';

interface ForgotPasswordDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The e-mail address from the sign-in form. */
  email: string;
}

/** Asks for a reset link by mail (contract §4 and §7). The answer never tells whether the account exists. */
export default function ForgotPasswordDialog({
  opened,
  onClose,
  email: typedBefore,
}: ForgotPasswordDialogProps) {
  const [email, setEmail] = useState(typedBefore);
  const [missing, setMissing] = useState<string>();
  const { ask, data, loading, error, reset } = useRequestReset();
  const failure = error ? readFailure(error) : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = email.trim();
    setMissing(trimmed === '' ? 'Fyll i din e-postadress.' : undefined);
    if (trimmed === '') return;
    try {
      await ask({ input: { email: trimmed } });
    } catch (failed) {
      console.error('The reset link could not be asked for.', failed);
    }
  };

  return (
    <Dialog opened={opened} onClose={onClose} onClosed={reset} title="Glömt lösenordet?" size="sm">
      {data ? (
        <div className="stack">
          <Message tone="success">{data.requestPasswordReset.message}</Message>
          {/* The form with the focus has gone. */}
          <Button autoFocus onClick={onClose}>
            Stäng
          </Button>
        </div>
      ) : (
        <form noValidate className="stack" onSubmit={(event) => void submit(event)}>
          <p>Skriv din e-postadress, så skickar vi en länk där du kan välja ett nytt lösenord.</p>
          {failure && <Message tone="error">{failure.message}</Message>}
          <TextField
            data-autofocus
            label="E-post"
            type="email"
            autoComplete="username"
            required
            value={email}
            error={missing ?? fieldMessage(failure, 'email')}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <div className="row">
            <Button type="submit" variant="primary" busy={loading}>
              Skicka länk
            </Button>
            <Button onClick={onClose}>{buttons.cancel}</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
