import { useRef, useState, type FormEvent } from 'react';
import { readFailure } from '../../apollo/failure';
import { buttons, inlineTexts } from '../../lib/fixed-texts';
import { endedSession } from '../../lib/session/session-store';
import { Button } from '../../ui/button';
import { Message } from '../../ui/feedback/message';
import { PasswordField } from '../../ui/fields/password-field';
import { TextField } from '../../ui/fields/text-field';
import { useLogIn } from './use-log-in';
import { onDemand } from '../../ui/on-demand';

const ForgotPasswordDialog = onDemand(async () => (await import('./forgot-password-dialog')).default);

/** E-mail and password, both required and trimmed before they are sent (specification §5). */
export function LoginForm() {
  const [ended] = useState(endedSession);
  const [email, setEmail] = useState(ended ?? '');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({});
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { logIn, loading, error } = useLogIn();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { email: email.trim(), password: password.trim() };
    setMissing({
      ...(input.email === '' ? { email: 'Fyll i din e-postadress.' } : {}),
      ...(input.password === '' ? { password: 'Fyll i ditt lösenord.' } : {}),
    });
    if (input.email === '') return emailField.current?.focus();
    if (input.password === '') return passwordField.current?.focus();
    try {
      await logIn(input);
    } catch (failed) {
      console.error('The sign-in was refused.', failed);
      passwordField.current?.focus();
    }
  };

  return (
    <>
      {ended !== null && error === undefined && (
        <Message tone="info">Du blev utloggad. Det du skrev finns kvar.</Message>
      )}
      <form noValidate className="stack" onSubmit={(event) => void submit(event)}>
        {error !== undefined && !loading && !missing.email && !missing.password && (
          <Message tone="error">{loginMessage(error)}</Message>
        )}
        <TextField
          ref={emailField}
          label="E-post"
          name="email"
          type="email"
          autoComplete="username"
          required
          value={email}
          error={missing.email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordField
          ref={passwordField}
          label="Lösenord"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={missing.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth busy={loading}>
          {buttons.logIn}
        </Button>
      </form>
      <ForgotPassword email={email} />
    </>
  );
}

function ForgotPassword({ email }: { email: string }) {
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button type="button" className="text-button" onClick={() => setAsking('open')}>
        {buttons.forgotPassword}
      </button>
      {asking !== 'never' && (
        <ForgotPasswordDialog opened={asking === 'open'} email={email} onClose={() => setAsking('closed')} />
      )}
    </>
  );
}

/** The server's message, else 'Login failed' (specification §8). */
function loginMessage(error: unknown): string {
  const failure = readFailure(error);
  return failure.fromServer ? failure.message : inlineTexts.loginFailed;
}
