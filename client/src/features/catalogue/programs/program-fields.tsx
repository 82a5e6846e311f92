import { TextArea, TextField } from '../../../ui/fields/text-field';
import type { RecordForm } from '../../../ui/form/record-form';
import { ProgramCourses } from './program-courses';
import { pointFields, pointLabels, type ProgramDraft } from './program-draft';

/** The fields of a program's rules. */
export function ProgramFields({ form: { draft, set, text } }: { form: RecordForm<ProgramDraft> }) {
  return (
    <>
      <div className="catalogue-pair">
        <TextField label="Namn" required data-autofocus="" maxLength={120} {...text('name')} />
        <TextField label="Programkod" maxLength={20} {...text('code')} />
      </div>
      <div className="catalogue-pair">
        {pointFields.map((field) => (
          <TextField key={field} label={pointLabels[field]} inputMode="numeric" {...text(field)} />
        ))}
      </div>
      <TextArea label="Beskrivning" rows={3} {...text('description')} />
      <ProgramCourses draft={draft} onChange={set} />
    </>
  );
}
