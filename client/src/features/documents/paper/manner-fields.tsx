import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import { documentLanguageLabels, personalNumberFormLabels } from '../../../../../domain/labels/document';
import { optionsOf } from '../../../../../domain/options';
import { DateRangeField } from '../../../ui/fields/date-range-field';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import type { DocumentKind } from '../document-kinds';
import type { Manner } from './wish';

interface MannerFieldsProps {
  kind: DocumentKind;
  manner: Manner;
  onChange: (change: Partial<Manner>) => void;
}

const languages = optionsOf(documentLanguageLabels);
const numberForms = optionsOf(personalNumberFormLabels);

/** How the document is made: language, personal number, period, who signs. */
export function MannerFields({ kind, manner, onChange }: MannerFieldsProps) {
  const places = useMunicipalities(manner.authority);
  const { from, to, language, personalNumber } = manner;
  return (
    <div className="doc-manner">
      <Select
        label="Språk"
        options={languages}
        value={language}
        onChange={(chosen) => onChange({ language: chosen })}
      />
      <Select
        label="Personnummer"
        options={numberForms}
        value={personalNumber}
        onChange={(form) => onChange({ personalNumber: form })}
      />
      {kind.authority !== 'none' && (
        <Select
          className="across"
          label="Huvudman"
          description={
            kind.authority === 'cut'
              ? 'Bara betyg för elever från kommunen, att lämna över.'
              : 'För elever vars kommun inte är huvudman, som KCNO och privata kunder.'
          }
          placeholder={kind.authority === 'cut' ? 'Alla huvudmän' : 'Elevens kommun'}
          options={places}
          value={manner.authority}
          onChange={(authority) => onChange({ authority })}
        />
      )}
      {kind.period !== 'none' && (
        <DateRangeField
          className="across"
          label={kind.period === 'days' ? 'Dagar att bocka av' : 'Period'}
          value={{ start: from, end: to }}
          onChange={({ start, end }, valid) => valid && onChange({ from: start, to: end })}
        />
      )}
      {kind.signed && <SignatoryFields manner={manner} onChange={onChange} />}
    </div>
  );
}

function SignatoryFields({ manner, onChange }: Pick<MannerFieldsProps, 'manner' | 'onChange'>) {
  return (
    <>
      <TextField
        label="Undertecknas av"
        placeholder="Skolans undertecknare"
        autoComplete="off"
        maxLength={120}
        value={manner.signatoryName}
        onChange={(event) => onChange({ signatoryName: event.currentTarget.value })}
      />
      <TextField
        label="Titel"
        placeholder="Till exempel Rektor"
        autoComplete="off"
        maxLength={120}
        value={manner.signatoryTitle}
        onChange={(event) => onChange({ signatoryTitle: event.currentTarget.value })}
      />
    </>
  );
}
