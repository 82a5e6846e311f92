import { formatNumber } from '../../../../../domain/numbers';
import { weeksFor } from '../../../../../domain/study-weeks';
import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import type { CourseOption } from '../../../entities/course/use-courses';
import { CompetenceWarning } from '../../../entities/teacher/competence-warning';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Combobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { Select, type SelectOption } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import type { RecordForm } from '../../../ui/form/record-form';
import { withSuggestedEnd, type InstanceDraft } from './instance-draft';
import { formOptions } from '../instance-labels';
import { LoadWarning } from './load-warning';
import { Grid } from '../../../ui/layout';

interface InstanceFieldsProps {
  form: RecordForm<InstanceDraft>;
  courses: readonly CourseOption[];
  teachers: readonly SelectOption[];
  /** The instance that is edited: its course is fixed. */
  instanceId: string | null;
}

/** The fields of an instance; the end follows start, points and pace until one sets it by hand. */
export function InstanceFields({ form, courses, teachers, instanceId }: InstanceFieldsProps) {
  const { draft, set, field, text } = form;
  const pointsOf = (id: string | null) => courses.find(({ value }) => value === id)?.points ?? null;
  const points = pointsOf(draft.courseId);
  const change = (changed: Partial<InstanceDraft>) => {
    const next = { ...draft, ...changed };
    const end = 'endDate' in changed ? {} : withSuggestedEnd(next, pointsOf(next.courseId));
    set({ ...changed, ...end });
  };
  return (
    <>
      {instanceId === null && (
        <Combobox
          {...field('courseId')}
          label="Kurs"
          required
          placeholder="Namn eller kod"
          options={courses.filter(({ isArchived }) => !isArchived)}
          value={draft.courseId}
          onChange={(courseId) => change({ courseId })}
        />
      )}
      <TimeFields {...{ form, change, points }} />
      <Combobox
        {...field('teacherId')}
        label="Lärare"
        placeholder="Ingen än"
        options={teachers}
        value={draft.teacherId}
        onChange={(teacherId) => change({ teacherId })}
      />
      {draft.teacherId && draft.courseId && (
        <CompetenceWarning teacherId={draft.teacherId} courseId={draft.courseId} />
      )}
      <LoadWarning draft={draft} exceptId={instanceId} />
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="start">
        <TextField
          label="Platser"
          inputMode="numeric"
          description="Lämna tomt för obegränsat antal"
          {...text('capacity')}
        />
        <DateField
          {...field('gradesDueOn')}
          label="Betyg klara senast"
          description="Lämna tomt för skolans regel"
          value={draft.gradesDueOn}
          onChange={(gradesDueOn) => change({ gradesDueOn })}
        />
      </Grid>
      <PlaceFields form={form} />
      <TextField
        label="Eget namn"
        description="Lämna tomt för kursens namn"
        maxLength={120}
        {...text('name')}
      />
      <Checkbox
        label="Bara planerat, inte öppet för placering än"
        checked={draft.isPlanned}
        onChange={(isPlanned) => change({ isPlanned })}
      />
    </>
  );
}

interface TimeFieldsProps extends Pick<InstanceFieldsProps, 'form'> {
  change: (changed: Partial<InstanceDraft>) => void;
  /** Of the course, where it is known: how long it takes follows from its pace. */
  points: number | null;
}

function TimeFields({ form: { draft, field, text }, change, points }: TimeFieldsProps) {
  const pace = Number(draft.pacePercent);
  const weeks = points && pace >= 5 ? weeksFor(points, pace) : null;
  return (
    <>
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="start">
        <DateField
          {...field('startDate')}
          label="Start"
          required
          value={draft.startDate}
          onChange={(startDate) => change({ startDate })}
        />
        <DateField
          {...field('endDate')}
          label="Slut"
          required
          description={
            weeks ? `${points} poäng i den här takten är ${formatWeeks(weeks)} veckor` : 'Format åååå-mm-dd'
          }
          value={draft.endDate}
          onChange={(endDate) => change({ endDate, ownEnd: endDate !== null })}
        />
      </Grid>
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="start">
        <TextField
          label="Studietakt (%)"
          inputMode="numeric"
          description="100 är heltid, 20 poäng i veckan"
          {...text('pacePercent')}
          onChange={(event) => change({ pacePercent: event.currentTarget.value })}
        />
        <Select
          {...field('studyForm')}
          label="Form"
          options={formOptions}
          value={draft.studyForm}
          onChange={(studyForm) => change({ studyForm })}
        />
      </Grid>
    </>
  );
}

function PlaceFields({ form: { draft, input, text } }: Pick<InstanceFieldsProps, 'form'>) {
  const places = useMunicipalities(draft.municipality);
  return (
    <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="start">
      <TextField label="Plats" maxLength={200} {...text('location')} />
      <Combobox {...input('municipality')} label="Kommun" placeholder="Ingen särskild" options={places} />
    </Grid>
  );
}

function formatWeeks(weeks: number): string {
  return formatNumber(weeks, 1);
}
