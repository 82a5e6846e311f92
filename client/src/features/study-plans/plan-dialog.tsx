import { useApolloClient } from '@apollo/client/react';
import { studyPlanGoalLabels } from '../../../../domain/labels/study-plan';
import { optionsOf } from '../../../../domain/options';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { Checkbox } from '../../ui/fields/checkbox';
import { DateField } from '../../ui/fields/date-field';
import { Select } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import { notify } from '../../ui/feedback/toast-store';
import { Grid } from '../../ui/layout';
import { comparedPlan, draftOfPlan, planFaults, sfiCoursesOf, toPlanValues, withOwnGoal } from './plan-draft';
import {
  StudyPlanChoicesDocument,
  StudyPlanDocument,
  type StudyPlanRecordFragment,
} from './study-plans.generated';
import { useStudyPlanActions } from './use-study-plan-actions';

interface PlanDialogProps {
  plan: StudyPlanRecordFragment;
  onClosed: () => void;
}

const columns = 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))';
const paths = ['1', '2', '3'].map((value) => ({ value, label: `Studieväg ${value}` }));

/** Programs and packages to choose from, with those of the plan; empty until they are read. */
function usePlanChoices(plan: StudyPlanRecordFragment) {
  const { data, error, refetch } = useQuery(StudyPlanChoicesDocument);
  const choices = data ? withOwnGoal(data.studyPlanChoices, plan) : { programs: [], packages: [] };
  return { choices, error, refetch };
}

function usePlanForm(plan: StudyPlanRecordFragment) {
  const client = useApolloClient();
  const { choices } = usePlanChoices(plan);
  const { save } = useStudyPlanActions(plan);
  return useRecordForm({
    name: 'study-plan',
    subject: plan.studentId,
    record: plan,
    draftOf: draftOfPlan,
    faultsOf: planFaults,
    save: (draft) => save(toPlanValues(draft), draft.addCourses),
    conflict: {
      read: async ({ studentId }) => {
        const answer = await client.query({
          query: StudyPlanDocument,
          variables: { studentId },
          fetchPolicy: 'network-only',
        });
        return answer.data.studyPlan;
      },
      compared: comparedPlan(choices),
    },
    onSaved: () => notify.success('Studieplanen är sparad'),
  });
}

/** Goal, extent, pace and dates of a plan; a new one is filled with the courses of its goal. */
export default function PlanDialog({ plan, onClosed }: PlanDialogProps) {
  const form = usePlanForm(plan);
  const { draft, input, text } = form;
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={titleOf(plan)}
      {...(plan.state === 'CLOSED' && { submitLabel: 'Öppna igen' })}
      failed="Kunde inte spara studieplanen"
    >
      <Grid gap="4" columns={columns} align="start">
        <GoalFields {...{ form, plan }} />
      </Grid>
      <Grid gap="4" columns={columns} align="start">
        <DateField label="Start" required {...input('startDate')} />
        <DateField
          label="Planerat slut"
          required
          {...(draft.startDate && { min: draft.startDate })}
          {...input('plannedEndDate')}
        />
        <TextField label="Studietakt i procent" required inputMode="numeric" {...text('pacePercent')} />
      </Grid>
      {draft.goal !== 'SFI' && (
        <Grid gap="4" columns={columns} align="start">
          <TextField label="Poäng på grundläggande nivå" inputMode="numeric" {...text('basicPoints')} />
          <TextField label="Poäng på gymnasial nivå" inputMode="numeric" {...text('upperSecondaryPoints')} />
        </Grid>
      )}
      {(draft.goal === 'VOCATIONAL' || draft.goal === 'EXAM') && (
        <Checkbox
          label="Lägg till de obligatoriska kurserna som eleven saknar"
          checked={draft.addCourses}
          onChange={(addCourses) => form.set({ addCourses })}
        />
      )}
    </FormDialog>
  );
}

function titleOf({ version, state, studentName }: StudyPlanRecordFragment): string {
  if (version === 0) return `Ny studieplan för ${studentName}`;
  return state === 'CLOSED' ? `Öppna studieplanen för ${studentName} igen` : `Studieplan för ${studentName}`;
}

interface GoalFieldsProps {
  form: ReturnType<typeof usePlanForm>;
  plan: StudyPlanRecordFragment;
}

/** The goal, and the program, package or course that it needs. */
function GoalFields({ form: { draft, input }, plan }: GoalFieldsProps) {
  const { choices, error, refetch } = usePlanChoices(plan);
  const named = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta program och kurspaket." />
      <Select label="Mål" options={optionsOf(studyPlanGoalLabels)} {...input('goal')} />
      {draft.goal === 'EXAM' && (
        <Select
          label="Program"
          required
          placeholder="Välj program"
          options={named(choices.programs)}
          {...input('programId')}
        />
      )}
      {draft.goal === 'VOCATIONAL' && (
        <Select
          label="Kurspaket"
          required
          placeholder="Välj paket"
          options={named(choices.packages)}
          {...input('packageId')}
        />
      )}
      {draft.goal === 'SFI' && (
        <>
          <Select label="Studieväg" required placeholder="Välj" options={paths} {...input('sfiPath')} />
          <Select
            label="Kurs"
            required
            placeholder="Välj"
            options={sfiCoursesOf(draft).map((value) => ({ value, label: `Kurs ${value}` }))}
            {...input('sfiCourse')}
          />
        </>
      )}
    </>
  );
}
