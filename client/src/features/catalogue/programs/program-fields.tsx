import { TextArea, TextField } from '../../../ui/fields/text-field';
import type { RecordForm } from '../../../ui/form/record-form';
import { ProgramCourses } from './program-courses';
import { pointFields, pointLabels, type ProgramDraft } from './program-draft';
import { Grid } from '../../../ui/layout';

/** The fields of a program's rules. */
export function ProgramFields({ form: { draft, set, text } }: { form: RecordForm<ProgramDraft> }) {
  return (
    <>
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="end">
        <TextField label="Namn" required data-autofocus="" maxLength={120} {...text('name')} />
        <TextField label="Programkod" maxLength={20} {...text('code')} />
      </Grid>
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="end">
        {pointFields.map((field) => (
          <TextField key={field} label={pointLabels[field]} inputMode="numeric" {...text(field)} />
        ))}
      </Grid>
      <TextArea label="Beskrivning" rows={3} {...text('description')} />
      <ProgramCourses draft={draft} onChange={set} />
    </>
  );
}
