import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import { useTeacherOptions } from '../../../entities/teacher/use-teachers';
import { TeacherLoad } from '../../../entities/teacher/teacher-load';
import type { MatchNeedFieldsFragment } from '../course-matching.generated';
import { studyFormLabels } from '../../../../../domain/labels/course-instance';
import { optionsOf } from '../../../../../domain/options';
import { formatDate } from '../../../lib/dates';
import { Combobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { courseCodeText } from '../../../ui/course-code';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import type { RecordForm } from '../../../ui/form/record-form';
import { endOf, isPace, paceOf, type NewInstanceDraft } from './new-instance-draft';
import { Grid } from '../../../ui/layout';

interface NewInstanceFieldsProps {
  form: RecordForm<NewInstanceDraft>;
  courses: MatchNeedFieldsFragment['courses'];
}

/** The fields of a new instance, with the load that it gives its teacher. */
export function NewInstanceFields({ form, courses }: NewInstanceFieldsProps) {
  const { draft, input, text } = form;
  const places = useMunicipalities();
  const endDate = draft.endDate ?? endOf(draft, courses);
  return (
    <>
      <Select
        label="Kurs"
        options={courses.map(({ id, code, equivalents, name }) => ({
          value: id,
          label: `${name} (${courseCodeText(code, equivalents)})`,
        }))}
        {...input('courseId')}
      />
      <TimeFields form={form} endDate={endDate} />
      <TeacherField form={form} endDate={endDate} />
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="start">
        <TextField
          label="Platser"
          inputMode="numeric"
          description="Lämna tomt för obegränsat antal"
          {...text('capacity')}
        />
        <TextField label="Plats" description="Sal eller adress" maxLength={200} {...text('location')} />
      </Grid>
      <Combobox label="Kommun" placeholder="Ingen särskild" options={places} {...input('municipality')} />
    </>
  );
}

interface PartProps extends Pick<NewInstanceFieldsProps, 'form'> {
  /** The chosen date, or the one calculated from points and pace. */
  endDate: string | null | undefined;
}

function TimeFields({ form: { draft, set, field, input, text }, endDate }: PartProps) {
  return (
    <>
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="start">
        <DateField label="Startdatum" required {...input('startDate')} />
        <DateField
          label="Slutdatum"
          description={
            endDate && !draft.endDate
              ? `Lämna tomt för ${formatDate(endDate)}`
              : 'Lämna tomt för att räkna ut av poäng och takt'
          }
          {...field('endDate')}
          value={draft.endDate}
          onChange={(date) => set({ endDate: date })}
        />
      </Grid>
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="start">
        <TextField label="Studietakt (%)" inputMode="numeric" {...text('pacePercent')} />
        <Select label="Form" options={optionsOf(studyFormLabels)} {...input('studyForm')} />
      </Grid>
    </>
  );
}

function TeacherField({ form: { draft, set, field }, endDate }: PartProps) {
  const teachers = useTeacherOptions();
  const { teacherId, startDate } = draft;
  const pacePercent = paceOf(draft);
  return (
    <>
      <Select
        label="Lärare"
        options={teachers}
        {...field('teacherId')}
        value={teacherId}
        placeholder="Utan lärare"
        onChange={(id) => set({ teacherId: id })}
      />
      {teacherId && startDate && endDate && endDate > startDate && isPace(pacePercent) && (
        <TeacherLoad {...{ teacherId, startDate, endDate, pacePercent }} exceptId={null} />
      )}
    </>
  );
}
