import { useImperativeHandle, type Ref } from 'react';
import { optionsOf } from '../../../../../domain/options';
import { municipalityKindLabels } from '../../../../../domain/labels/system';
import type { MunicipalityPartsFragment } from '../documents.generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormProblems } from '../../../ui/form/form-problems';
import type { RecordForm } from '../../../ui/form/record-form';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { comparedMunicipality, draftOf, usualAuthority, type MunicipalityDraft } from './municipality-draft';
import { useSaveMunicipality } from './use-save-municipality';
import { Grid } from '../../../ui/layout';

interface MunicipalityFormProps {
  /** Null: a new one. */
  municipality: MunicipalityPartsFragment | null;
  /** Whether the input may be discarded, for the form's container. */
  mayLeave?: Ref<() => Promise<boolean>>;
  onDone: () => void;
  onCancel: () => void;
}

type Form = RecordForm<MunicipalityDraft, MunicipalityPartsFragment>;

const kinds = optionsOf(municipalityKindLabels);

/** A municipality of the list: its name, its code, and what papers call it. */
export function MunicipalityForm({ municipality, mayLeave, onDone, onCancel }: MunicipalityFormProps) {
  const { save, read } = useSaveMunicipality();
  const form: Form = useRecordForm({
    name: 'municipality',
    subject: municipality?.name,
    record: municipality,
    draftOf,
    save,
    conflict: { read, compared: comparedMunicipality },
    onSaved: (_, { name }) => {
      notify.success(`${name.trim()} är sparad.`);
      onDone();
    },
    onClose: onCancel,
  });
  useImperativeHandle(mayLeave, () => form.mayLeave);
  const { draft, set, busy } = form;
  return (
    <form
      noValidate
      className="stack"
      aria-label={municipality ? `Ändra ${municipality.name}` : 'Lägg till kommun'}
      onSubmit={form.submit}
    >
      <FormProblems form={form} failed="Kunde inte spara kommunen" />
      <Grid gap="4" columns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))" align="end">
        <TextField
          label="Namn"
          required
          autoFocus
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
      <div className="row">
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? buttons.saving : buttons.save}
        </Button>
        <Button onClick={form.close}>{buttons.cancel}</Button>
      </div>
    </form>
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
