import { ConflictMessage } from '../feedback/conflict-message';
import { ErrorSummary } from '../fields/error-summary';
import type { RecordForm } from './use-record-form';

interface FormProblemsProps<Draft extends object> {
  form: RecordForm<Draft>;
  /** What could not be done: 'Kunde inte spara kursen'. */
  failed: string;
  /** Said instead while it is for the person to put right. */
  faulty?: string;
}

/** What stands at the top of a form that was not saved: what is wrong, or what someone else has saved. */
export function FormProblems<Draft extends object>({
  form: { refusal, meeting },
  failed,
  faulty = 'Något behöver rättas innan det går att spara',
}: FormProblemsProps<Draft>) {
  return (
    <>
      {refusal && (
        <ErrorSummary key={refusal.turn} title={refusal.failure ? failed : faulty} errors={refusal.errors} />
      )}
      {meeting && <ConflictMessage differences={meeting.differences} onTake={meeting.take} />}
    </>
  );
}
