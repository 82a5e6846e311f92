import type { ProfileFieldsFragment } from '../profile.generated';
import { alerts, buttons, fieldLabels } from '../../../lib/fixed-texts';
import { roleNames } from '../../../../../domain/roles';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { DescriptionList } from '../../../ui/description-list';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormProblems } from '../../../ui/form/form-problems';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { useUpdateProfile } from '../use-update-profile';
import { Row } from '../../../ui/layout';

/** 'Mina uppgifter': the phone is one's own to change, name and address an administrator's (pages §16). */
export function DetailsCard({ profile }: { profile: ProfileFieldsFragment }) {
  const save = useUpdateProfile();
  const form = useRecordForm({
    name: 'profile',
    record: profile,
    draftOf: () => ({ phone: profile.phone ?? '' }),
    save: ({ phone }) => save({ phone: phone.trim() || null }),
    onSaved: () => notify.success('Telefonnumret är sparat.'),
  });
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
      <form noValidate className="stack" onSubmit={form.submit}>
        <FormProblems form={form} failed={alerts.saveStudentFailed} />
        <Row gap="3" align="end" className="profile-line">
          <TextField
            className="grows"
            label={fieldLabels.phone}
            type="tel"
            {...form.text('phone')}
            autoComplete="tel"
          />
          <Button type="submit" busy={form.busy} aria-label="Spara telefon">
            {form.busy ? buttons.saving : buttons.save}
          </Button>
        </Row>
      </form>
    </Card>
  );
}
