import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { useTeacherOptions } from '../../entities/teacher/use-teachers';
import { WorkplacePicker } from '../../entities/workplace/workplace-picker';
import { notify } from '../../ui/feedback/toast-store';
import { DateField } from '../../ui/fields/date-field';
import { Select, type SelectOption } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import { Grid } from '../../ui/layout';
import { CourseGoals } from './goals/course-goals';
import { WeekdayToggles } from './goals/weekday-toggles';
import {
  comparedPlacement,
  draftOfPlacement,
  placementFaults,
  suggestedHours,
  type PlacementDraft,
  type ProposedPlacement,
} from './placement-draft';
import { WorkplaceSupervisorsDocument, type PlacementRowFragment } from './placements.generated';
import { useSavePlacement } from './use-save-placement';

interface PlacementDialogProps {
  student: { id: string; name: string };
  /** Null for a new one. */
  placement: PlacementRowFragment | null;
  /** What a new one begins with. */
  proposed?: ProposedPlacement;
  onClosed: () => void;
}

const columns = 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))';

function usePlacementForm({ student, placement, proposed }: Omit<PlacementDialogProps, 'onClosed'>) {
  const { save, read } = useSavePlacement(student.id);
  return useRecordForm({
    name: 'placement',
    subject: placement?.id ?? [student.id, proposed?.workplace.id].filter(Boolean).join(':'),
    record: placement,
    draftOf: (record) => draftOfPlacement(record, proposed),
    faultsOf: placementFaults,
    save,
    conflict: { read, compared: comparedPlacement },
    onSaved: ({ workplace }) =>
      notify.success(
        placement ? 'Placeringen är sparad' : `${student.name} har en placering på ${workplace.name}`,
      ),
  });
}

/** 'Planera placering': where, when, how many hours, and what is to be learnt. */
export default function PlacementDialog({ onClosed, ...given }: PlacementDialogProps) {
  const { student, placement } = given;
  const form = usePlacementForm(given);
  const { draft, set, input, text, field } = form;
  const hours = suggestedHours(draft);
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={placement ? `Placering för ${student.name}` : `Planera placering för ${student.name}`}
      failed="Kunde inte spara placeringen"
    >
      <WorkplacePicker
        label="Arbetsplats"
        required
        {...field('workplace')}
        value={draft.workplace?.id ?? null}
        {...(draft.workplace && { chosenLabel: draft.workplace.name })}
        onChange={(workplace) => set({ workplace, supervisorId: null, supervisorName: '' })}
      />
      <Grid gap="4" columns={columns} align="start">
        <DateField label="Första dagen" required {...input('startDate')} />
        <DateField
          label="Sista dagen"
          required
          {...(draft.startDate && { min: draft.startDate })}
          {...input('endDate')}
        />
        <TextField label="Timmar i veckan" required inputMode="numeric" {...text('hoursPerWeek')} />
        <TextField
          label="Timmar totalt"
          inputMode="numeric"
          description={hours === null ? undefined : `Lämna tomt för ${hours} timmar.`}
          {...text('plannedHours')}
        />
      </Grid>
      <WeekdayToggles {...input('weekdays')} />
      <Grid gap="4" columns={columns} align="start">
        <SupervisorSelect
          draft={draft}
          {...input('supervisorId')}
          onChange={(supervisorId, supervisorName) => set({ supervisorId, supervisorName })}
        />
        <TeacherSelect
          {...input('teacherId')}
          onChange={(teacherId, teacherName) => set({ teacherId, teacherName })}
        />
      </Grid>
      <CourseGoals
        studentId={student.id}
        draft={draft}
        onChange={set}
        coursesField={field('courses')}
        goalsField={field('goals')}
      />
    </FormDialog>
  );
}

interface PersonSelectProps {
  id: string;
  error: string | undefined;
  value: string | null;
  onChange: (id: string | null, name: string) => void;
}

const labelOf = (options: readonly SelectOption[], value: string | null): string =>
  options.find((option) => option.value === value)?.label ?? '';

function TeacherSelect({ onChange, ...select }: PersonSelectProps) {
  const options = useTeacherOptions();
  return (
    <Select
      label="Ansvarig lärare"
      placeholder="Ingen"
      options={options}
      {...select}
      onChange={(id) => onChange(id, labelOf(options, id))}
    />
  );
}

/** The supervisors of the chosen workplace. */
function SupervisorSelect({
  draft: { workplace },
  onChange,
  ...select
}: PersonSelectProps & { draft: PlacementDraft }) {
  const { data, error, refetch } = useQuery(WorkplaceSupervisorsDocument, {
    variables: { id: workplace?.id ?? '' },
    skip: workplace === null,
  });
  const supervisors = workplace ? (data?.workplace.supervisors ?? []) : [];
  const options = supervisors.map(({ id, name }) => ({ value: id, label: name }));
  if (workplace && error)
    return <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta arbetsplatsens handledare." />;
  return (
    <Select
      label="Handledare"
      placeholder="Ingen"
      disabled={supervisors.length === 0}
      options={options}
      {...select}
      onChange={(id) => onChange(id, labelOf(options, id))}
    />
  );
}
