import { counted } from '../../../../../domain/numbers';
import '../enrollments.css';
import { JobDialog } from '../../../entities/job/job-dialog';
import EnrollDialog from './enroll-dialog';
import { EnrollPlanned } from './enroll-planned';
import { useActionJob } from '../bulk/use-action-job';

interface EnrollChosenProps {
  /** The dialog is open; otherwise only running jobs are followed. */
  isOpen: boolean;
  /** The students of the action, where they are chosen elsewhere. */
  students?: readonly string[];
  /** The student's name, where there is one student. */
  studentName?: string;
  /** The course instance that they are enrolled in, where it is chosen elsewhere. */
  instance?: { id: string; name: string };
  /** The course that they are enrolled on, where it is chosen elsewhere: one of its instances comes first. */
  course?: { id: string; name: string };
  /** The students are enrolled on a package, which has a dialog of its own. */
  onPackage?: (packageId: string) => void;
  onClosed: () => void;
  /** The students have been enrolled, or it has been undone. */
  onChanged: () => void;
}

/** 'Skriv in på kurstillfälle' from another page than that of the enrolments (pages §1). */
export default function EnrollChosen({
  isOpen,
  students,
  studentName,
  instance,
  course,
  onPackage,
  onClosed,
  onChanged,
}: EnrollChosenProps) {
  const { jobs, follow, onEnd } = useActionJob(onChanged);
  const dialog = {
    from: students
      ? {
          students: { ids: [...students] },
          title: `Skriv in ${studentName ?? counted(students.length, 'elev', 'elever')}`,
        }
      : null,
    onPackage,
    onClosed,
    onStarted: follow,
  };
  return (
    <>
      {isOpen && course && <EnrollPlanned key={course.id} course={course} {...dialog} />}
      {isOpen && !course && <EnrollDialog instance={instance} {...dialog} />}
      {jobs.map(({ id, title }) => (
        <JobDialog key={id} title={title} jobId={id} onEnd={onEnd} />
      ))}
    </>
  );
}
