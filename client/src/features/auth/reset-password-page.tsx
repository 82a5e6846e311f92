import './auth.css';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMutation } from '@apollo/client/react';
import { ResetPasswordDocument } from './auth.generated';
import { ResetLinkIsAliveDocument } from '../../graphql/plain';
import { askPlainly } from '../../apollo/plain/plain-request';
import { fieldMessage, readFailure } from '../../apollo/failure';
import { checkSession } from '../../apollo/session-check';
import { buttons, inlineTexts } from '../../lib/fixed-texts';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { PasswordField } from '../../ui/fields/password-field';
import { Loading } from '../../ui/feedback/skeleton';
import { onDemand } from '../../ui/on-demand';

const ForgotPasswordDialog = onDemand(async () => (await import('./forgot-password-dialog')).default);

/** The token leaves the address bar as soon as it is read: it is a secret, and addresses are seen, kept and shared. */
function useResetToken(): string {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const given = query.get('token')?.trim() ?? '';
  if (given !== '' && given !== token) setToken(given);
  useEffect(() => {
    if (given !== '') void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }, [given, navigate]);
  return token;
}

/** Whether the reset link is valid; null until the server has answered. Without an answer the user may try. */
function useLinkIsAlive(token: string): boolean | null {
  const [known, setKnown] = useState<{ token: string; alive: boolean } | null>(null);
  useEffect(() => {
    if (token === '') return;
    let left = false;
    void askPlainly(ResetLinkIsAliveDocument, { token })
      .then((data) => data.resetLinkIsAlive)
      .catch((failed: unknown) => {
        console.warn('Whether the link is alive could not be asked.', failed);
        return true;
      })
      .then((alive) => {
        if (!left) setKnown({ token, alive });
      });
    return () => {
      left = true;
    };
  }, [token]);
  if (token === '') return false;
  return known?.token === token ? known.alive : null;
}

/** A new password by the mailed link (specification §2 and §5): without a token its text shows and nothing is sent. */
export function ResetPasswordPage() {
  const token = useResetToken();
  const alive = useLinkIsAlive(token);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [resetPassword, { data, loading, error }] = useMutation(ResetPasswordDocument);
  const failure = error && !loading ? readFailure(error) : null;
  const rejected = fieldMessage(failure, 'newPassword');
  const dead = token !== '' && (alive === false || fieldMessage(failure, 'token') !== undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (token === '') return;
    const newPassword = password.trim();
    setMissing(newPassword === '' ? 'Fyll i ett nytt lösenord.' : undefined);
    try {
      if (newPassword !== '') {
        await resetPassword({ variables: { input: { token, newPassword } } });
        // All sessions of the account have ended, the one in this browser too if it was the same.
        return await checkSession();
      }
    } catch (failed) {
      console.error('The new password was refused.', failed);
    }
    field.current?.focus();
  };

  return (
    <div className="narrow-page">
      <PageHeader title="Nytt lösenord" />
      <Card>
        {data ? (
          <Done message={data.resetPassword.message} />
        ) : alive === null ? (
          <Loading text="Kontrollerar länken…" lines={2} />
        ) : dead ? (
          <DeadLink>
            <p>Länken är använd eller har gått ut. Ett lösenord kan inte väljas med den.</p>
          </DeadLink>
        ) : (
          <form noValidate className="stack" onSubmit={(event) => void submit(event)}>
            {token === '' && (
              <DeadLink>
                <p>{inlineTexts.resetTokenMissing}</p>
                <p>Länken har gått ut. Begär en ny.</p>
              </DeadLink>
            )}
            {failure && !rejected && <Message tone="error">{failure.message}</Message>}
            <PasswordField
              ref={field}
              label="Nytt lösenord"
              description="Minst 15 tecken, gärna flera ord. Det går bra att klistra in."
              name="new-password"
              autoComplete="new-password"
              required
              value={password}
              error={missing ?? rejected}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            <Button type="submit" variant="primary" busy={loading}>
              {buttons.saveNewPassword}
            </Button>
          </form>
        )}
      </Card>
    </div>
  );
}

/** Why no password can be chosen here, and the way to a new link. */
function DeadLink({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="stack">
      <Message tone="error">{children}</Message>
      <div>
        <Button onClick={() => setAsking(true)}>Begär en ny länk</Button>
      </div>
      <ForgotPasswordDialog opened={asking} onClose={() => setAsking(false)} email="" />
    </div>
  );
}

function Done({ message }: { message: string }) {
  return (
    <div className="stack">
      <Message tone="success">{message}</Message>
      <LinkButton to="/login" variant="primary">
        {buttons.signIn}
      </LinkButton>
    </div>
  );
}
