import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import type { ProfileFieldsFragment } from '../../../graphql/board';
import { alerts, buttons, fieldLabels } from '../../../lib/fixed-texts';
import { roleNames } from '../../../../../domain/roles';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { DescriptionList } from '../../../ui/description-list';
import { Message } from '../../../ui/feedback/message';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { useUpdateProfile } from '../use-update-profile';

/** 'Mina uppgifter': the phone is one's own to change, name and address an administrator's (pages §16). */
export function DetailsCard({ profile }: { profile: ProfileFieldsFragment }) {
  const [phone, setPhone] = useState(profile.phone ?? '');
  const { save, loading, error } = useUpdateProfile();
  const failure = error && !loading ? readFailure(error) : null;
  const rejected = fieldMessage(failure, 'phone');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await save({ phone: phone.trim() || null });
      notify.success('Telefonnumret är sparat.');
    } catch (failed) {
      console.error('The phone number was not saved.', failed);
    }
  };
  return (
    <Card title="Mina uppgifter">
      <DescriptionList
        items={[
          { term: fieldLabels.name, value: profile.name },
          { term: fieldLabels.email, value: profile.email },
          { term: 'Roll', value: roleNames[profile.role] },
        ]}
      />
      <p className="meta profile-note">Namn och e-post ändras av en administratör.</p>
      <form noValidate className="profile-line" onSubmit={(event) => void submit(event)}>
        {failure && !rejected && (
          <Message tone="error">
            {alerts.saveStudentFailed}. {failure.message}
          </Message>
        )}
        <TextField
          className="profile-grow"
          label={fieldLabels.phone}
          type="tel"
          autoComplete="tel"
          value={phone}
          error={rejected}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
        <Button type="submit" busy={loading} aria-label="Spara telefon">
          {loading ? buttons.saving : buttons.save}
        </Button>
      </form>
    </Card>
  );
}
