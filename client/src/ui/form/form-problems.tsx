import { ConflictMessage } from '../feedback/conflict-message';
import { ErrorSummary } from './error-summary';
import { useUnsavedGuard } from '../overlays/use-unsaved-guard';
import type { RecordForm } from './record-form';

interface FormProblemsProps<Draft extends object> {
  form: RecordForm<Draft>;
  /** The failure message: 'Kunde inte spara kursen'. Without it only the field errors are shown here. */
  failed?: string | undefined;
  /** Text shown instead if the user can correct the errors. */
  faulty?: string;
}

/** The top of every form: errors, version conflicts, and the question before leaving. */
export function FormProblems<Draft extends object>({
  form: { guard, refusal, meeting },
  failed,
  faulty = 'Något behöver rättas innan det går att spara',
}: FormProblemsProps<Draft>) {
  const errors = refusal?.errors.filter(({ fieldId }) => failed !== undefined || fieldId) ?? [];
  return (
    <>
      {guard && <LeavingGuard {...guard} />}
      {refusal && errors.length > 0 && (
        <ErrorSummary key={refusal.turn} title={(refusal.failure && failed) ?? faulty} errors={errors} />
      )}
      {meeting && <ConflictMessage differences={meeting.differences} onTake={meeting.take} />}
    </>
  );
}

/** There only while something is typed: otherwise the page's own guard, where it has one, is the one that asks. */
function LeavingGuard(guard: NonNullable<RecordForm<object>['guard']>) {
  useUnsavedGuard(true, guard);
  return null;
}
