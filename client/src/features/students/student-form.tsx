import type { ReactNode } from 'react';
import { studentFields, studentTextNames, type StudentFieldName } from '../../../../domain/student-fields';
import { useMunicipalities } from '../../entities/municipality/use-municipalities';
import { Combobox } from '../../ui/fields/combobox';
import { DateField } from '../../ui/fields/date-field';
import type { SelectOption } from '../../ui/fields/select';
import { TextArea, TextField } from '../../ui/fields/text-field';
import type { DraftFaults, DraftField, StudentDraft } from './student-draft';
import { Grid } from '../../ui/layout';

interface StudentFormProps {
  draft: StudentDraft;
  faults: DraftFaults;
  teachers: readonly SelectOption[];
  /** What stands below the field of the personal number. */
  numberNote?: ReactNode;
  onDraft: (change: Partial<StudentDraft>) => void;
  /** A typed date is no day: the form must not be sent without it. */
  onDateValid: (field: 'startDate' | 'endDate', valid: boolean) => void;
  onLeave: (field: DraftField) => void;
}

/** The id of a field's control, for the links of the error summary. */
export function fieldId(field: DraftField): string {
  return `student-${field}`;
}

/** All fields of a student (specification §3). */
export function StudentForm({
  draft,
  faults,
  teachers,
  numberNote,
  onDraft,
  onDateValid,
  onLeave,
}: StudentFormProps) {
  const places = useMunicipalities(draft.municipality);
  const text = (field: Exclude<StudentFieldName, 'municipality' | 'startDate' | 'endDate'>) => ({
    id: fieldId(field),
    label: studentFields[field].label,
    error: faults[field],
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      onDraft({ [field]: event.currentTarget.value }),
    onBlur: () => onLeave(field),
  });
  const date = (field: 'startDate' | 'endDate') => ({
    id: fieldId(field),
    label: studentFields[field].label,
    error: faults[field],
    value: draft[field],
    onChange: (value: string | null, valid: boolean) => {
      onDraft({ [field]: value });
      onDateValid(field, valid);
    },
  });
  return (
    <>
      <TextField {...text('name')} required maxLength={studentFields.name.longest} />
      <div>
        <TextField
          {...text('personalNumber')}
          description="Med eller utan sekel och bindestreck. T-nummer går bra."
        />
        {numberNote}
      </div>
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))">
        <TextField {...text('phone')} type="tel" />
        <TextField {...text('email')} type="email" />
      </Grid>
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))">
        <Combobox
          id={fieldId('municipality')}
          label={studentFields.municipality.label}
          error={faults.municipality}
          options={places}
          value={draft.municipality}
          onChange={(municipality) => onDraft({ municipality })}
        />
        <Combobox
          id={fieldId('teacherId')}
          label="Ansvarig lärare"
          error={faults.teacherId}
          options={teachers}
          value={draft.teacherId}
          onChange={(teacherId) => onDraft({ teacherId })}
        />
      </Grid>
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))">
        <DateField {...date('startDate')} />
        <DateField {...date('endDate')} />
      </Grid>
      {studentTextNames.map((name) => {
        const { hasLines, longest } = studentFields[name];
        const Control = hasLines ? TextArea : TextField;
        return <Control key={name} {...text(name)} maxLength={longest} />;
      })}
    </>
  );
}
