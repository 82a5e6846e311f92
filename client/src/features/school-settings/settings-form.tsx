import type { ReactNode } from 'react';
import './school-settings.css';
import { useQuery } from '../../apollo/use-query';
import { SchoolSettingsDocument, type SchoolSettingsFieldsFragment } from './school-settings.generated';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loading } from '../../ui/feedback/skeleton';
import { TextArea, TextField } from '../../ui/fields/text-field';
import { notify } from '../../ui/feedback/toast-store';
import { FormProblems } from '../../ui/form/form-problems';
import type { RecordForm } from '../../ui/form/record-form';
import { submitByKey } from '../../ui/form/submit-by-key';
import { useRecordForm } from '../../ui/form/use-record-form';
import {
  comparedSettings,
  draftOf,
  inputOf,
  settingLabels,
  type SettingsDraft,
  type SettingsPart,
} from './settings-draft';
import { useUpdateSettings } from './use-update-settings';
import { Grid, Row } from '../../ui/layout';
import { LoadFailed } from '../../apollo/feedback/load-failed';

type Form = RecordForm<SettingsDraft, SchoolSettingsFieldsFragment>;

interface SettingsFormProps {
  part: SettingsPart;
  title: string;
  /** The name of the settings in the messages: 'Skolans uppgifter', 'Tidsgränserna'. */
  saved: string;
}

/** Lines of the skeleton: about as high as the form. */
const waitingLines: Readonly<Record<SettingsPart, number>> = { school: 7, mail: 4, deadlines: 4, fees: 9 };

/** A part of the school's settings, on the page of the part. */
export function SettingsForm(props: SettingsFormProps) {
  const { data, error, refetch } = useQuery(SchoolSettingsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Card title={props.title} className={`form-card settings-${props.part}`}>
      {data ? (
        <PartForm settings={data.schoolSettings} {...props} />
      ) : error ? (
        <LoadFailed {...{ error, refetch }} text="Kunde inte hämta skolans inställningar." />
      ) : (
        <Loading text="Hämtar skolans inställningar…" lines={waitingLines[props.part]} />
      )}
    </Card>
  );
}

function PartForm({ settings, part, saved }: SettingsFormProps & { settings: SchoolSettingsFieldsFragment }) {
  const { update, read } = useUpdateSettings();
  const form: Form = useRecordForm({
    name: 'school-settings',
    subject: part,
    record: settings,
    draftOf: (stored) => draftOf(stored ?? settings),
    save: (draft, stored) =>
      update({ variables: { input: inputOf(draft, part, (stored ?? settings).version) } }),
    conflict: { read, compared: comparedSettings(part) },
    onSaved: () => notify.success(saved),
  });
  return (
    <form id={form.id} noValidate className="stack" onSubmit={form.submit} onKeyDown={submitByKey}>
      <FormProblems form={form} failed="Kunde inte spara inställningarna" />
      {fieldsOf[part](form)}
      <Row gap="3">
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? buttons.saving : buttons.save}
        </Button>
        {form.dirty && (
          <Button disabled={form.busy} onClick={() => form.begin()}>
            Ångra ändringar
          </Button>
        )}
      </Row>
    </form>
  );
}

const fieldOf = (form: Form, name: keyof SettingsDraft) => ({
  label: settingLabels[name],
  ...form.text(name),
});

const fieldsOf: Readonly<Record<SettingsPart, (form: Form) => ReactNode>> = {
  school: (form) => (
    <Fields>
      <TextField required {...fieldOf(form, 'schoolName')} />
      <TextField inputMode="numeric" {...fieldOf(form, 'schoolUnitCode')} />
      <TextField description="För elever vars kommun inte är huvudman" {...fieldOf(form, 'authorityName')} />
      <TextField {...fieldOf(form, 'city')} />
      <TextField {...fieldOf(form, 'signatoryName')} />
      <TextField {...fieldOf(form, 'signatoryTitle')} />
    </Fields>
  ),
  mail: (form) => (
    <Fields>
      <TextField type="email" description="Står i alla brev från skolan" {...fieldOf(form, 'contactEmail')} />
      <TextField type="tel" description="Står i alla brev från skolan" {...fieldOf(form, 'contactPhone')} />
    </Fields>
  ),
  deadlines: (form) => (
    <Fields>
      <TextField
        inputMode="numeric"
        description="Räknas från kursens slutdatum, 1–90"
        {...fieldOf(form, 'gradeDeadlineDays')}
      />
      <TextField
        inputMode="numeric"
        description="Inskrivningar utan aktivitet varnar sedan, 1–90"
        {...fieldOf(form, 'inactivityDays')}
      />
    </Fields>
  ),
  fees: (form) => (
    <>
      <Fields>
        <TextField
          inputMode="numeric"
          description="Högst 500 kronor"
          {...fieldOf(form, 'examFee')}
          error={form.faultOf('examFeeOre')}
        />
      </Fields>
      <TextArea
        rows={2}
        maxLength={500}
        description="Läses av elever som anmäler sig till prövning, till exempel bankgiro eller Swish och vad som ska stå i meddelandet"
        {...fieldOf(form, 'examPaymentInfo')}
      />
    </>
  ),
};

function Fields({ children }: { children: ReactNode }) {
  return (
    <Grid gap="4" columns="repeat(auto-fill, minmax(min(16rem, 100%), 1fr))" align="end">
      {children}
    </Grid>
  );
}
