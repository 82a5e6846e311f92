import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import type { ListDraft, PauseRule } from './price-draft';

interface PriceListFieldsProps {
  draft: ListDraft;
  /** The municipality of a list that stands is fixed. */
  isNew: boolean;
  faultOf: (path: string) => string | undefined;
  onChange: (changed: Partial<ListDraft>) => void;
}

const pauseRules: { value: PauseRule; label: string }[] = [
  { value: 'ALL', label: 'Alla dagar ersätts' },
  { value: 'FIRST', label: 'De första dagarna ersätts' },
  { value: 'NONE', label: 'Inga dagar ersätts' },
];

/** Whose prices they are, when they hold and what a study pause costs. */
export function PriceListFields({ draft, isNew, faultOf, onChange }: PriceListFieldsProps) {
  const places = useMunicipalities(draft.municipality);
  return (
    <div className="earnings-head">
      <Select
        label="Kommun"
        required
        disabled={!isNew}
        placeholder="Välj kommun"
        options={places}
        value={draft.municipality}
        error={faultOf('municipality')}
        onChange={(municipality) => onChange({ municipality, name: draft.name || (municipality ?? '') })}
      />
      <TextField
        label="Namn"
        required
        value={draft.name}
        maxLength={120}
        autoComplete="off"
        error={faultOf('name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <DateField
        label="Gäller från"
        required
        description="Kursens startdag avgör."
        value={draft.validFrom}
        error={faultOf('validFrom')}
        onChange={(validFrom) => onChange({ validFrom })}
      />
      <DateField
        label="Gäller till"
        description="Tomt: tills vidare."
        value={draft.validTo}
        error={faultOf('validTo')}
        onChange={(validTo) => onChange({ validTo })}
      />
      <Select
        label="Studieuppehåll"
        options={pauseRules}
        value={draft.pauseRule}
        onChange={(rule) => rule && onChange({ pauseRule: rule as PauseRule })}
      />
      {draft.pauseRule === 'FIRST' && (
        <TextField
          label="Dagar av varje uppehåll"
          inputMode="numeric"
          required
          value={draft.pauseDays}
          autoComplete="off"
          error={faultOf('paidPauseDays')}
          onChange={(event) => onChange({ pauseDays: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
