import { useCourses } from '../../../entities/course/use-courses';
import { useTeacherOptions } from '../../../entities/teacher/use-teachers';
import { examPartLabels } from '../../../../../domain/labels/exam';
import { optionsOf } from '../../../../../domain/options';
import { MultiCombobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import { TimeField } from '../../../ui/fields/time-field';
import type { RecordForm } from '../../../ui/form/record-form';
import type { OccasionDraft } from './occasion-draft';
import { Grid } from '../../../ui/layout';

const parts = optionsOf(examPartLabels);

interface OccasionFieldsProps {
  form: RecordForm<OccasionDraft>;
}

/** The fields of an occasion; the registration window and the note, seldom needed, fold away. */
export function OccasionFields({ form }: OccasionFieldsProps) {
  const { draft, set, field, input, text } = form;
  const { courses, read } = useCourses();
  const teachers = useTeacherOptions();
  return (
    <Grid
      gap="4"
      columns="repeat(auto-fill, minmax(min(11rem, 100%), 1fr))"
      align="end"
      className="calendar-fields"
    >
      <MultiCombobox
        label="Kurser"
        required
        className="across"
        options={courses}
        value={read ? draft.courseIds : []}
        placeholder="Sök kurs"
        {...field('courseIds')}
        onChange={(courseIds) => set({ courseIds })}
      />
      <DateField label="Dag" required {...input('heldOn')} />
      <TimeField label="Börjar" required {...input('startsAt')} />
      <TimeField label="Slutar" required {...input('endsAt')} />
      <TextField label="Sal" maxLength={80} {...text('room')} />
      <Select label="Del" options={parts} value={draft.part} onChange={(part) => set({ part })} />
      <TextField label="Antal platser" inputMode="numeric" placeholder="Ingen gräns" {...text('capacity')} />
      <TextField label="Vakt" maxLength={120} {...text('invigilator')} />
      <Select label="Ansvarig lärare" placeholder="Ingen" options={teachers} {...input('teacherId')} />
      <RegistrationFields form={form} />
    </Grid>
  );
}

/** When one may register, and a note: seldom needed, so they fold away. */
function RegistrationFields({ form: { draft, input, text } }: OccasionFieldsProps) {
  return (
    <details
      className="across"
      open={Boolean(draft.registrationOpensOn ?? draft.registrationClosesOn ?? draft.note) || undefined}
    >
      <summary>Anmälningstid och anteckning</summary>
      <Grid
        gap="4"
        columns="repeat(auto-fill, minmax(min(11rem, 100%), 1fr))"
        align="end"
        className="calendar-fields"
      >
        <DateField label="Anmälan öppnar" {...input('registrationOpensOn')} />
        <DateField label="Sista anmälningsdag" {...input('registrationClosesOn')} />
        <TextArea label="Anteckning" className="across" rows={2} maxLength={1000} {...text('note')} />
      </Grid>
    </details>
  );
}
