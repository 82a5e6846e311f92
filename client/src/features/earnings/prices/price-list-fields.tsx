import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import type { RecordForm } from '../../../ui/form/record-form';
import type { ListDraft, PauseRule } from './price-draft';
import { Grid } from '../../../ui/layout';

interface PriceListFieldsProps {
  form: RecordForm<ListDraft>;
  /** The municipality of a list that stands is fixed. */
  isNew: boolean;
}

const pauseRules: { value: PauseRule; label: string }[] = [
  { value: 'ALL', label: 'Alla dagar ersätts' },
  { value: 'FIRST', label: 'De första dagarna ersätts' },
  { value: 'NONE', label: 'Inga dagar ersätts' },
];

/** Whose prices they are, when they hold and what a study pause costs. */
export function PriceListFields({ form, isNew }: PriceListFieldsProps) {
  const { draft, set, field, input, text, faultOf } = form;
  const places = useMunicipalities(draft.municipality);
  return (
    <Grid gap="3" columns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))">
      <Select
        label="Kommun"
        required
        disabled={!isNew}
        placeholder="Välj kommun"
        options={places}
        {...field('municipality')}
        value={draft.municipality}
        onChange={(municipality) => set({ municipality, name: draft.name || (municipality ?? '') })}
      />
      <TextField label="Namn" required maxLength={120} {...text('name')} />
      <DateField label="Gäller från" required description="Kursens startdag avgör." {...input('validFrom')} />
      <DateField label="Gäller till" description="Tomt: tills vidare." {...input('validTo')} />
      <Select
        label="Studieuppehåll"
        options={pauseRules}
        value={draft.pauseRule}
        onChange={(pauseRule) => set({ pauseRule })}
      />
      {draft.pauseRule === 'FIRST' && (
        <TextField
          label="Dagar av varje uppehåll"
          inputMode="numeric"
          required
          {...text('pauseDays')}
          error={faultOf('paidPauseDays')}
        />
      )}
    </Grid>
  );
}
