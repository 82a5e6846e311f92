import type { CourseRowFragment } from '../../catalogue.generated';
import { LinkButton } from '../../../../ui/button';
import { notify } from '../../../../ui/feedback/toast-store';
import { FormDialog } from '../../../../ui/form/form-dialog';
import { useRecordForm } from '../../../../ui/form/use-record-form';
import { comparedCourse, courseFaults, draftOfCourse } from './course-draft';
import { CourseFields } from './course-fields';
import { useSaveCourse } from './use-save-course';

interface CourseDialogProps {
  /** Null for a new one. */
  course: CourseRowFragment | null;
  subjects: readonly string[];
  /** Shown on the course's own page, so without a link to it. */
  onOwnPage?: boolean;
  onSaved: () => void;
  /** It has closed and focus is back. */
  onClosed: () => void;
}

/** Another `visa` is another course on the same page. */
const params = ['visa'];

/** A new course, or a change of one (pages §4). Never overwrites changes that another user has saved since. */
export default function CourseDialog(props: CourseDialogProps) {
  const { course, subjects, onOwnPage = false, onSaved, onClosed } = props;
  const { save, read } = useSaveCourse();
  const form = useRecordForm({
    name: 'course',
    subject: course?.id,
    record: course,
    draftOf: draftOfCourse,
    faultsOf: courseFaults,
    save,
    conflict: { read, compared: comparedCourse },
    params,
    onSaved: (_, { name }) => {
      notify.success(course ? `${name} är sparad` : `${name} är tillagd`);
      onSaved();
    },
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="lg"
      title={course ? course.name : 'Ny kurs'}
      failed="Kunde inte spara kursen"
      extra={
        course &&
        !onOwnPage && (
          <LinkButton to={`/education/${course.id}`} variant="quiet">
            Visa elever
          </LinkButton>
        )
      }
    >
      <CourseFields form={form} subjects={subjects} />
      {course?.keptBecause && <p className="meta">{course.keptBecause}</p>}
    </FormDialog>
  );
}
