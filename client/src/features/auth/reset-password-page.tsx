import './auth.css';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMutation } from '@apollo/client/react';
import { ResetPasswordDocument } from '../../graphql/generated';
import { fieldMessage, readFailure } from '../../apollo/failure';
import { checkSession } from '../../apollo/session-check';
import { buttons, inlineTexts } from '../../lib/fixed-texts';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { PasswordField } from '../../ui/fields/password-field';
import type { PageRoute } from '../../lib/routing/page-route';

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

export const route: PageRoute = { path: '/reset-password', access: 'public', title: 'Nytt lösenord' };

/** A new password by the mailed link (specification §2 and §5): without a token its text shows and nothing is sent. */
export function ResetPasswordPage() {
  const token = useResetToken();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [resetPassword, { data, loading, error }] = useMutation(ResetPasswordDocument);
  const failure = error && !loading ? readFailure(error) : null;
  const rejected = fieldMessage(failure, 'newPassword');

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
        ) : (
          <form noValidate className="stack" onSubmit={(event) => void submit(event)}>
            {token === '' && (
              <Message tone="error">
                <p>{inlineTexts.resetTokenMissing}</p>
                <p>Länken har gått ut. Begär en ny.</p>
              </Message>
            )}
            {failure && !rejected && <Message tone="error">{failure.message}</Message>}
            <PasswordField
              ref={field}
              label="Nytt lösenord"
              description="Några ord i rad blir lätta att minnas och svåra att gissa. Du får klistra in."
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
