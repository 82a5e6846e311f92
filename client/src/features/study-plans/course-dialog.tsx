import { STUDY_PLAN_LIMITS } from '../../../../domain/study-plans/limits';
import { Select } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import { termEnd, termText } from '../../../../domain/study-plans/terms';
import { today } from '../../lib/dates';
import { CourseField } from './course-field';
import type { StudyPlanRecordFragment } from './study-plans.generated';
import { useRereadAfterConflict, useStudyPlanActions } from './use-study-plan-actions';

interface CourseDialogProps {
  plan: StudyPlanRecordFragment;
  terms: readonly string[];
  /** A student wishes; staff plan. */
  isWish: boolean;
  /** A course that has been chosen elsewhere. */
  courseId: string | null;
  onClosed: () => void;
}

/** Adds a course to a plan, or a student's wish. */
export default function CourseDialog({ plan, terms, isWish, courseId: chosen, onClosed }: CourseDialogProps) {
  const { addCourse, wish } = useStudyPlanActions(plan);
  const form = useRecordForm({
    name: 'study-plan-course',
    subject: [plan.studentId, chosen].filter(Boolean).join(' '),
    record: null,
    draftOf: (): { courseId: string | null; term: string | null; note: string } => ({
      courseId: chosen,
      term: isWish ? null : (terms.find((term) => termEnd(term) >= today()) ?? null),
      note: '',
    }),
    faultsOf: ({ courseId }) => ({ ...(!courseId && { courseId: 'Välj en kurs.' }) }),
    save: ({ courseId, term, note }) => (isWish ? wish(courseId!, note) : addCourse(courseId!, term, note)),
    onSaved: () => undefined,
    onRefused: useRereadAfterConflict(),
  });
  const title = isWish ? 'Önska en kurs' : 'Lägg till kurs';
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={title}
      submitLabel={isWish ? 'Önska' : 'Lägg till'}
      failed={isWish ? 'Kunde inte spara önskemålet' : 'Kunde inte lägga till kursen'}
    >
      <CourseField first={chosen} {...form.input('courseId')} />
      {!isWish && (
        <Select
          label="Termin"
          placeholder="Utan termin"
          options={terms.map((value) => ({ value, label: termText(value) }))}
          {...form.input('term')}
        />
      )}
      <TextField label="Anteckning" maxLength={STUDY_PLAN_LIMITS.note} {...form.text('note')} />
    </FormDialog>
  );
}
