import { useQuery } from '../../../apollo/use-query';
import { SchoolSettingsDocument, type SchoolSettingsFieldsFragment } from '../documents.generated';
import { Dialog } from '../../../ui/overlays/dialog';
import { Loading } from '../../../ui/feedback/skeleton';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { comparedSettings, draftOf, inputOf, settingLabels } from './settings-draft';
import { useUpdateSettings } from './use-update-settings';
import { Grid } from '../../../ui/layout';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

interface SchoolSettingsDialogProps {
  onSaved: () => void;
  /** It has closed and focus is back. */
  onClosed: () => void;
}

const title = 'Skolans uppgifter';

/** 'Skolans uppgifter': what documents and letters are headed and signed with, and the numbers that rules go by. */
export function SchoolSettingsDialog(props: SchoolSettingsDialogProps) {
  const { data, error, refetch } = useQuery(SchoolSettingsDocument, { fetchPolicy: 'network-only' });
  if (data) return <SettingsDialog settings={data.schoolSettings} {...props} />;
  return (
    <Dialog opened onClose={props.onClosed} title={title}>
      {error ? (
        <LoadFailed {...{ error, refetch }} text="Kunde inte hämta uppgifterna." />
      ) : (
        <Loading text="Hämtar skolans uppgifter…" lines={6} />
      )}
    </Dialog>
  );
}

interface SettingsDialogProps extends SchoolSettingsDialogProps {
  settings: SchoolSettingsFieldsFragment;
}

function SettingsDialog({ settings, onSaved, onClosed }: SettingsDialogProps) {
  const { update, read } = useUpdateSettings();
  const form = useRecordForm({
    name: 'school-settings',
    record: settings,
    draftOf: (stored) => draftOf(stored ?? settings),
    save: (draft, stored) => update({ variables: { input: inputOf(draft, (stored ?? settings).version) } }),
    conflict: { read, compared: comparedSettings },
    onSaved: () => {
      notify.success('Skolans uppgifter är sparade.');
      onSaved();
    },
  });
  const field = (name: keyof typeof settingLabels) => ({ label: settingLabels[name], ...form.text(name) });
  return (
    <FormDialog form={form} onClosed={onClosed} title={title} failed="Kunde inte spara uppgifterna">
      <Grid gap="4" columns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))" align="end">
        <TextField required data-autofocus="" {...field('schoolName')} />
        <TextField inputMode="numeric" {...field('schoolUnitCode')} />
        <TextField
          description="Huvudman för elever vars kommun inte är huvudman"
          {...field('authorityName')}
        />
        <TextField {...field('city')} />
        <TextField {...field('signatoryName')} />
        <TextField {...field('signatoryTitle')} />
        <TextField type="email" description="Står i alla brev från skolan" {...field('contactEmail')} />
        <TextField type="tel" description="Står i alla brev från skolan" {...field('contactPhone')} />
        <TextField inputMode="numeric" {...field('gradeDeadlineDays')} />
        <TextField inputMode="numeric" {...field('inactivityDays')} />
        <TextField inputMode="numeric" {...field('examFee')} error={form.faultOf('examFeeOre')} />
      </Grid>
      <TextArea
        rows={2}
        maxLength={500}
        description="Läses av elever som anmäler sig till prövning, till exempel bankgiro eller Swish och vad som ska stå i meddelandet"
        {...field('examPaymentInfo')}
      />
    </FormDialog>
  );
}
