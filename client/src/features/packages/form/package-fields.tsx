import { packageKindLabels } from '../../../../../domain/labels/education';
import { optionsOf } from '../../../../../domain/options';
import { Card } from '../../../ui/card';
import { Select } from '../../../ui/fields/select';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import type { RecordForm } from '../../../ui/form/record-form';
import type { PackageDraft } from './package-draft';
import { Grid } from '../../../ui/layout';

/** The name of a package and its intended total of points. */
export function PackageFields({ form: { input, text } }: { form: RecordForm<PackageDraft> }) {
  return (
    <Card title="Uppgifter">
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))" align="end">
        <TextField {...text('name')} className="across" label="Paketnamn" required maxLength={120} />
        <TextField {...text('code')} label="Paketkod" maxLength={20} spellCheck={false} />
        <Select label="Typ" required options={optionsOf(packageKindLabels)} {...input('kind')} />
        <TextField {...text('targetPoints')} label="Mål, poäng" inputMode="numeric" />
        <TextField {...text('aplWeeks')} label="APL-veckor" inputMode="numeric" />
        <TextArea className="across" label="Beskrivning" rows={2} {...text('description')} />
      </Grid>
    </Card>
  );
}
