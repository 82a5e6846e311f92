import { useCourses } from '../../../entities/course/use-courses';
import type { ExamRowFragment } from '../exams.generated';
import { today } from '../../../lib/dates';
import { Combobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { usePutExamRight, type RightDraft } from './use-put-exam-right';

const draftOf = (exam: ExamRowFragment | null): RightDraft => ({
  courseId: exam?.catalogueCourse?.id ?? null,
  registeredOn: exam?.registeredOn ?? null,
});

/**
 * Corrections to a registration: the catalogue's course for its text, and the actual registration day if the exam
 * was held before anyone entered it.
 */
export function PutRightDialog({ exam, onClosed }: { exam: ExamRowFragment; onClosed: () => void }) {
  const { courses } = useCourses();
  const { save, read } = usePutExamRight();
  const courseName = ({ courseId }: RightDraft) =>
    courses.find(({ value }) => value === courseId)?.label ?? '';
  const form = useRecordForm({
    name: 'exam-right',
    subject: exam.id,
    record: exam,
    draftOf,
    save,
    conflict: {
      read,
      compared: [
        { label: 'Kurs i kurslistan', text: courseName },
        { label: 'Anmälningsdag', text: ({ registeredOn }: RightDraft) => registeredOn ?? '' },
      ],
    },
    onSaved: () => notify.success('Anmälan är rättad'),
  });
  const { draft, input } = form;
  return (
    <FormDialog
      form={form}
      size="sm"
      title={`Rätta anmälan, ${exam.name}`}
      failed="Kunde inte rätta anmälan"
      disabled={!form.dirty || draft.registeredOn === null}
      onClosed={onClosed}
    >
      {!exam.catalogueCourse && (
        <p>
          Anmälan gäller ”{exam.course}”, som inte finns i kurslistan. Välj vilken kurs som menas: utan den
          kan prövningen inte betygsättas.
        </p>
      )}
      <Combobox
        {...input('courseId')}
        label="Kurs i kurslistan"
        placeholder="Kursens namn eller kod"
        options={courses}
      />
      <DateField
        {...input('registeredOn')}
        label="Anmälningsdag"
        description="Dagen då eleven anmälde sig. Betyget på en prövning utan tillfälle kan inte dateras före den."
        max={today()}
      />
    </FormDialog>
  );
}
