import { packageKindLabels } from '../../../../../domain/labels/education';
import { optionsOf } from '../../../../../domain/options';
import { Card } from '../../../ui/card';
import { Select } from '../../../ui/fields/select';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import type { PackageDraft } from './package-draft';

interface PackageFieldsProps {
  draft: PackageDraft;
  faultOf: (field: string) => string | undefined;
  onChange: (change: Partial<PackageDraft>) => void;
}

/** What a package is called, and what it should add up to. */
export function PackageFields({ draft, faultOf, onChange }: PackageFieldsProps) {
  const text = (field: 'name' | 'code' | 'targetPoints' | 'aplWeeks') => ({
    value: draft[field],
    error: faultOf(field),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value }),
  });
  return (
    <Card title="Uppgifter">
      <div className="packages-fields">
        <TextField {...text('name')} className="packages-wide" label="Paketnamn" required maxLength={120} />
        <TextField {...text('code')} label="Paketkod" maxLength={20} spellCheck={false} />
        <Select
          label="Typ"
          required
          options={optionsOf(packageKindLabels)}
          value={draft.kind}
          onChange={(kind) => kind && onChange({ kind })}
        />
        <TextField {...text('targetPoints')} label="Mål, poäng" inputMode="numeric" />
        <TextField {...text('aplWeeks')} label="APL-veckor" inputMode="numeric" />
        <TextArea
          className="packages-wide"
          label="Beskrivning"
          rows={2}
          value={draft.description}
          error={faultOf('description')}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
      </div>
    </Card>
  );
}
