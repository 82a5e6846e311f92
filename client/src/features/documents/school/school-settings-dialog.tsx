import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { fieldMessage, readFailure, type Failure } from '../../../apollo/failure';
import {
  SchoolSettingsDocument,
  UpdateSchoolSettingsDocument,
  type SchoolSettingsFieldsFragment,
} from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { draftOf, inputOf, type SettingsDraft } from './settings-draft';

interface SchoolSettingsDialogProps {
  opened: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** 'Skolans uppgifter': what documents are headed and signed with, and the numbers that rules go by. */
export function SchoolSettingsDialog({ opened, onClose, onSaved }: SchoolSettingsDialogProps) {
  const { data, error, refetch } = useQuery(SchoolSettingsDocument, {
    skip: !opened,
    fetchPolicy: 'network-only',
  });
  const settings = data?.schoolSettings;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Skolans uppgifter"
      closeOnClickOutside={false}
      footer={
        <>
          <Button onClick={onClose}>{buttons.cancel}</Button>
          <Button type="submit" form="school-settings" variant="primary" disabled={!settings}>
            {buttons.save}
          </Button>
        </>
      }
    >
      {error && (
        <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
          Kunde inte hämta uppgifterna. {readFailure(error).message}
        </Message>
      )}
      {!settings && !error && <Loading text="Hämtar skolans uppgifter..." lines={6} />}
      {settings && (
        <SettingsForm
          key={settings.version}
          settings={settings}
          onSaved={() => {
            onSaved();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

interface SettingsFormProps {
  settings: SchoolSettingsFieldsFragment;
  onSaved: () => void;
}

function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [update, { loading }] = useMutation(UpdateSchoolSettingsDocument);
  const submit = async () => {
    if (loading) return;
    setFailure(null);
    try {
      await update({
        variables: { input: inputOf(draft, settings.version) },
      });
      notify.success('Skolans uppgifter är sparade.');
      onSaved();
    } catch (error) {
      console.error('The settings of the school were not saved.', error);
      setFailure(readFailure(error));
    }
  };
  const field = (name: keyof SettingsDraft) => ({
    value: draft[name],
    error: failure ? fieldMessage(failure, name) : undefined,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
  });
  return (
    <form
      id="school-settings"
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure && (
        <Message tone="error">
          {failure.code === 'CONFLICT'
            ? 'Någon annan har ändrat uppgifterna. Stäng och öppna dem igen för att se det nya.'
            : `Kunde inte spara. ${failure.message}`}
        </Message>
      )}
      <div className="doc-settings">
        <TextField label="Skolans namn" required data-autofocus {...field('schoolName')} />
        <TextField label="Skolenhetskod" inputMode="numeric" {...field('schoolUnitCode')} />
        <TextField
          label="Huvudman"
          description="Där elevens kommun inte är det"
          {...field('authorityName')}
        />
        <TextField label="Ort" {...field('city')} />
        <TextField label="Undertecknare" {...field('signatoryName')} />
        <TextField label="Undertecknarens titel" {...field('signatoryTitle')} />
        <TextField label="Dagar till betygssättning" inputMode="numeric" {...field('gradeDeadlineDays')} />
        <TextField
          label="Dagar till bevakning av inaktivitet"
          inputMode="numeric"
          {...field('inactivityDays')}
        />
        <TextField label="Prövningsavgift i kronor" inputMode="numeric" {...field('examFee')} />
      </div>
    </form>
  );
}
