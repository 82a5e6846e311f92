import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { ChangePasswordDocument, MySessionsDocument } from '../../../graphql/board';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Message } from '../../../ui/feedback/message';
import { PasswordField } from '../../../ui/fields/password-field';
import { strengthOf } from './password-strength';

/** 'Byt lösenord' (contract §4, pages §16): what the rules are is the server's word; pasting is welcome. */
export function PasswordCard({ email }: { email: string }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [missing, setMissing] = useState<{ current?: string; next?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const [change, { data, loading, error }] = useMutation(ChangePasswordDocument, {
    refetchQueries: [MySessionsDocument],
  });
  const failed = error !== undefined && !loading;
  const failure = failed ? readFailure(error) : null;
  const wrong = fieldMessage(failure, 'currentPassword');
  const refused = fieldMessage(failure, 'newPassword');
  const strength = strengthOf(next);
  // Each time that something is found to be wrong: to the first field that has it.
  useEffect(() => {
    if (Object.keys(missing).length > 0) focusFault(form.current);
  }, [missing]);
  useEffect(() => {
    if (failed) focusFault(form.current);
  }, [failed]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const faults = {
      ...(current.trim() ? {} : { current: 'Fyll i ditt nuvarande lösenord.' }),
      ...(next.trim() ? {} : { next: 'Fyll i ett nytt lösenord.' }),
    };
    setMissing(faults);
    if (Object.keys(faults).length === 0) {
      try {
        await change({ variables: { input: { currentPassword: current, newPassword: next } } });
        setCurrent('');
        setNext('');
        return;
      } catch (refusal) {
        console.error('The password was not changed.', refusal);
      }
    }
  };
  return (
    <Card title="Byt lösenord">
      <form noValidate ref={form} className="stack" onSubmit={(event) => void submit(event)}>
        {data && !loading && !error && current === '' && next === '' && (
          <Message tone="success">{data.changePassword.message}</Message>
        )}
        {failure && !wrong && !refused && <Message tone="error">{failure.message}</Message>}
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly type="text" autoComplete="username" value={email} />
        <PasswordField
          label="Nuvarande lösenord"
          autoComplete="current-password"
          required
          value={current}
          error={missing.current ?? wrong}
          onChange={(event) => {
            setCurrent(event.currentTarget.value);
            setMissing({});
          }}
        />
        <PasswordField
          label="Nytt lösenord"
          description="Några ord i rad blir lätta att minnas och svåra att gissa. Du får klistra in."
          autoComplete="new-password"
          required
          value={next}
          error={missing.next ?? refused}
          onChange={(event) => {
            setNext(event.currentTarget.value);
            setMissing({});
          }}
        />
        <p
          role="status"
          className={strength ? `profile-strength profile-strength-${strength.tone}` : 'sr-only'}
        >
          {strength?.text}
        </p>
        <div>
          <Button type="submit" variant="primary" busy={loading}>
            {buttons.saveNewPassword}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function focusFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
