import { useState } from 'react';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Message } from '../../../ui/feedback/message';
import { PasswordField } from '../../../ui/fields/password-field';
import { FormProblems } from '../../../ui/form/form-problems';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { useChangePassword } from '../use-change-password';
import { strengthOf } from './password-strength';

const nothing = { currentPassword: '', newPassword: '' };

const isEmpty = (draft: typeof nothing) => draft.currentPassword === '' && draft.newPassword === '';

const faultsOf = ({ currentPassword, newPassword }: typeof nothing) => ({
  currentPassword: currentPassword.trim() ? undefined : 'Fyll i ditt nuvarande lösenord.',
  newPassword: newPassword.trim() ? undefined : 'Fyll i ett nytt lösenord.',
});

/** 'Byt lösenord' (contract §4, pages §16): what the rules are is the server's word; pasting is welcome. */
export function PasswordCard({ email }: { email: string }) {
  const [change] = useChangePassword();
  const [done, setDone] = useState<string | null>(null);
  const form = useRecordForm({
    name: 'password',
    record: null,
    isSecret: true,
    draftOf: () => nothing,
    faultsOf,
    save: (input) => change({ variables: { input } }),
    onSaved: ({ data }) => {
      form.begin(nothing);
      setDone(data.changePassword.message);
    },
  });
  const strength = strengthOf(form.draft.newPassword);
  return (
    <Card title="Byt lösenord">
      <form noValidate className="stack" onSubmit={form.submit}>
        {done && isEmpty(form.draft) && !form.refusal && <Message tone="success">{done}</Message>}
        <FormProblems form={form} failed="Kunde inte byta lösenord" />
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly type="text" autoComplete="username" value={email} />
        <PasswordField
          label="Nuvarande lösenord"
          required
          {...form.text('currentPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          label="Nytt lösenord"
          description="Minst 15 tecken, gärna flera ord. Det går bra att klistra in."
          required
          {...form.text('newPassword')}
          autoComplete="new-password"
        />
        <p role="status" className={strength ? `strong profile-strength-${strength.tone}` : 'sr-only'}>
          {strength?.text}
        </p>
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {buttons.saveNewPassword}
          </Button>
        </div>
      </form>
    </Card>
  );
}
