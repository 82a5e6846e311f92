import { optionsOf } from '../../../../domain/options';
import { municipalityKindLabels } from '../../../../domain/labels/system';
import type { MunicipalityPartsFragment } from './school-settings.generated';
import { Select } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';
import { notify } from '../../ui/feedback/toast-store';
import { FormDialog } from '../../ui/form/form-dialog';
import type { RecordForm } from '../../ui/form/record-form';
import { useRecordForm } from '../../ui/form/use-record-form';
import { comparedMunicipality, draftOf, usualAuthority, type MunicipalityDraft } from './municipality-draft';
import { useSaveMunicipality } from './use-save-municipality';
import { Grid } from '../../ui/layout';

interface MunicipalityDialogProps {
  /** Null: a new one. */
  municipality: MunicipalityPartsFragment | null;
  /** It has closed and focus is back. */
  onClosed: () => void;
}

type Form = RecordForm<MunicipalityDraft, MunicipalityPartsFragment>;

const kinds = optionsOf(municipalityKindLabels);

/** A municipality of the list: its name, its code, and its name on documents. */
export function MunicipalityDialog({ municipality, onClosed }: MunicipalityDialogProps) {
  const { save, read } = useSaveMunicipality();
  const form: Form = useRecordForm({
    name: 'municipality',
    subject: municipality?.name,
    record: municipality,
    draftOf,
    save,
    conflict: { read, compared: comparedMunicipality },
    onSaved: (_, { name }) => notify.success(`${name.trim()} är sparad.`),
  });
  const { draft, set } = form;
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={municipality ? `Ändra ${municipality.name}` : 'Lägg till kommun'}
      failed="Kunde inte spara kommunen"
    >
      <Grid gap="4" columns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))" align="end">
        <TextField
          label="Namn"
          required
          data-autofocus=""
          maxLength={60}
          readOnly={municipality?.isSpecified ?? false}
          {...form.text('name')}
          error={form.faultOf(municipality ? 'newName' : 'name')}
          onChange={({ currentTarget: { value: name } }) =>
            set({ name, ...(draft.follows ? { authorityName: usualAuthority(name) } : {}) })
          }
        />
        {municipality === null && (
          <Select label="Typ" options={kinds} value={draft.kind} onChange={(kind) => set({ kind })} />
        )}
        {draft.kind === 'MUNICIPALITY' && <AuthorityFields form={form} />}
      </Grid>
    </FormDialog>
  );
}

/** Fields of a municipality as huvudman: its name on documents and its code. */
function AuthorityFields({ form: { record, draft, set, text } }: { form: Form }) {
  const renamed = record !== null && draft.name.trim() !== record.name;
  return (
    <>
      <TextField
        label="Namn som huvudman"
        placeholder={usualAuthority(draft.name) || 'Till exempel Solna stad'}
        maxLength={120}
        description={renamed && !draft.follows ? 'Följer inte med det nya namnet.' : undefined}
        {...text('authorityName')}
        onChange={({ currentTarget: { value } }) => set({ authorityName: value, follows: false })}
      />
      <TextField label="Kommunkod" inputMode="numeric" maxLength={4} {...text('code')} />
    </>
  );
}
