import { counted } from '../../../../../domain/numbers';
import '../enrollments.css';
import { JobDialog } from '../../../entities/job/job-dialog';
import EnrollDialog from './enroll-dialog';
import { useActionJob } from '../bulk/use-action-job';

interface EnrollChosenProps {
  /** The students of the action, while it is asked for; null: only what is under way is followed. */
  students: readonly string[] | null;
  onClosed: () => void;
  /** The students have been enrolled, or it has been undone. */
  onChanged: () => void;
}

/** 'Skriv in på kurstillfälle' from another page than that of the enrolments (pages §1). */
export default function EnrollChosen({ students, onClosed, onChanged }: EnrollChosenProps) {
  const { jobs, follow, onEnd } = useActionJob(onChanged);
  const count = students?.length ?? 0;
  return (
    <>
      {students && (
        <EnrollDialog
          from={{
            students: { ids: [...students] },
            title: `Skriv in ${counted(count, 'elev', 'elever')}`,
          }}
          onClosed={onClosed}
          onStarted={follow}
        />
      )}
      {jobs.map(({ id, title }) => (
        <JobDialog key={id} title={title} jobId={id} onEnd={onEnd} />
      ))}
    </>
  );
}
