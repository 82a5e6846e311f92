import { TextArea, TextField } from '../../../ui/fields/text-field';
import { ProgramCourses } from './program-courses';
import { pointFields, pointLabels, type ProgramDraft } from './program-draft';

interface ProgramFieldsProps {
  draft: ProgramDraft;
  faultOf: (field: keyof ProgramDraft) => string | undefined;
  onChange: (change: Partial<ProgramDraft>) => void;
}

/** The fields of a program's rules. */
export function ProgramFields({ draft, faultOf, onChange }: ProgramFieldsProps) {
  return (
    <>
      <div className="catalogue-pair">
        <TextField
          label="Namn"
          required
          data-autofocus=""
          autoComplete="off"
          maxLength={120}
          value={draft.name}
          error={faultOf('name')}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <TextField
          label="Programkod"
          autoComplete="off"
          maxLength={20}
          value={draft.code}
          error={faultOf('code')}
          onChange={(event) => onChange({ code: event.currentTarget.value })}
        />
      </div>
      <div className="catalogue-pair">
        {pointFields.map((field) => (
          <TextField
            key={field}
            label={pointLabels[field]}
            inputMode="numeric"
            autoComplete="off"
            value={draft[field]}
            error={faultOf(field)}
            onChange={(event) => onChange({ [field]: event.currentTarget.value })}
          />
        ))}
      </div>
      <TextArea
        label="Beskrivning"
        rows={3}
        value={draft.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <ProgramCourses draft={draft} onChange={onChange} />
    </>
  );
}
