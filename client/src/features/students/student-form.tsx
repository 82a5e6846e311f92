import { useState, type ReactNode } from 'react';
import { studentFields, studentTextNames, type StudentFieldName } from '../../../../domain/student-fields';
import { useMunicipalities } from '../../entities/municipality/use-municipalities';
import { Combobox } from '../../ui/fields/combobox-later';
import { DateField } from '../../ui/fields/date-field';
import type { SelectOption } from '../../ui/fields/select';
import { TextArea, TextField } from '../../ui/fields/text-field';
import { afterPress } from '../../ui/fields/typed/after-press';
import type { RecordForm } from '../../ui/form/record-form';
import { hintsFor, type DayField, type DraftField, type StudentDraft } from './student-draft';
import { Grid } from '../../ui/layout';

interface StudentFormProps {
  form: RecordForm<StudentDraft>;
  teachers: readonly SelectOption[];
  /** Content below the field of the personal number. */
  numberNote?: ReactNode;
  /** Content below the fields of telephone and e-mail. */
  addressNote?: ReactNode;
}

/** Props of each field. A new error shows on blur and disappears once it is corrected. */
function useStudentFields({ draft, set, field }: RecordForm<StudentDraft>) {
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  const hints = hintsFor(draft);
  const known = (name: DraftField) => {
    const { id, error } = field(name);
    return { id, error: error ?? (left.has(name) ? hints[name] : undefined) };
  };
  const text = (name: Exclude<StudentFieldName, 'municipality' | DayField>) => ({
    ...known(name),
    label: studentFields[name].label,
    value: draft[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
    // That the name is missing is said when one saves.
    onBlur: () => name !== 'name' && afterPress(() => setLeft((others) => new Set([...others, name]))),
  });
  const date = (name: DayField) => ({
    ...known(name),
    label: studentFields[name].label,
    value: draft[name],
    onChange: (value: string | null, valid: boolean) => {
      const others = draft.noDays.filter((one) => one !== name);
      set({ [name]: value, noDays: valid ? others : [...others, name] });
    },
  });
  return { known, text, date };
}

/** All fields of a student (specification §3). */
export function StudentForm({ form, teachers, numberNote, addressNote }: StudentFormProps) {
  const { known, text, date } = useStudentFields(form);
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
      {addressNote}
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))">
        <PlaceAndTeacher form={form} teachers={teachers} known={known} />
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

interface PlaceAndTeacherProps extends Pick<StudentFormProps, 'form' | 'teachers'> {
  known: ReturnType<typeof useStudentFields>['known'];
}

function PlaceAndTeacher({ form: { draft, set }, teachers, known }: PlaceAndTeacherProps) {
  const places = useMunicipalities(draft.municipality);
  return (
    <>
      <Combobox
        {...known('municipality')}
        label={studentFields.municipality.label}
        options={places}
        value={draft.municipality}
        onChange={(municipality) => set({ municipality })}
      />
      <Combobox
        {...known('teacherId')}
        label="Ansvarig lärare"
        options={teachers}
        value={draft.teacherId}
        onChange={(teacherId) => set({ teacherId })}
      />
    </>
  );
}
