import { useQuery } from '@apollo/client/react';
import { useEffect, useState, type FormEvent } from 'react';
import { readFailure } from '../../../apollo/failure';
import { ExamStudentDocument, OwnStudentDocument } from '../../../graphql/generated';
import { alerts, buttons, headings, inlineTexts, successes } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { notify } from '../../../ui/feedback/toast-store';
import {
  courseOf,
  emptyDraft,
  examFields,
  faultsOf,
  toRegisterInput,
  type ExamDateField,
  type ExamDraft,
  type ExamFaults,
} from './exam-draft';
import { ExamFields, fieldId } from './exam-fields';
import { useRegisterExam } from './use-register-exam';

interface ExamFormProps {
  /** Something is filled in that would be lost. */
  onDirty: (dirty: boolean) => void;
}

/** 'Anmälan till prövning' for administrators, who choose the student (specification §2). */
export function ExamForm({ onDirty }: ExamFormProps) {
  return <RegistrationForm own={null} onDirty={onDirty} />;
}

/** The same for a student: the own record, preselected and locked (permissions, D02). */
export function OwnExamForm({ onDirty }: ExamFormProps) {
  const { data, error, refetch } = useQuery(OwnStudentDocument);
  const own = data?.students.nodes[0];
  if (own) return <RegistrationForm own={own} onDirty={onDirty} />;
  return (
    <Card title={headings.examForm}>
      {error ? (
        <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
          {inlineTexts.studentLoadFailed}. {readFailure(error).message}
        </Message>
      ) : data ? (
        <Message tone="info">
          Ditt konto är inte kopplat till någon elev ännu. Kontakta skolan, så kan du anmäla dig sedan.
        </Message>
      ) : (
        <Loading text={inlineTexts.studentLoading} lines={4} />
      )}
    </Card>
  );
}

function RegistrationForm({ own, onDirty }: ExamFormProps & { own: { id: string; name: string } | null }) {
  const empty: ExamDraft = { ...emptyDraft, studentId: own?.id ?? null };
  const [draft, setDraft] = useState(empty);
  const [invalid, setInvalid] = useState<readonly ExamDateField[]>([]);
  const [tries, setTries] = useState(0);
  const [sent, setSent] = useState<ExamDraft | null>(null);
  const [hints, setHints] = useState<ExamFaults>({});
  const { save, loading, refusal, forget } = useRegisterExam();
  const { data, error, refetch } = useQuery(ExamStudentDocument, {
    variables: { id: draft.studentId ?? '' },
    skip: draft.studentId === null,
    fetchPolicy: 'cache-and-network',
  });
  const student = (draft.studentId !== null && data?.student) || null;
  const failed = error !== undefined || data?.student === null;
  const reading = draft.studentId !== null && !student && !failed;
  const course = courseOf(draft, student);
  const dirty = JSON.stringify(draft) !== JSON.stringify(empty);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  // A fault goes as soon as it is mended; the server's word holds until the form is changed.
  const now = faultsOf(draft, student, invalid);
  const refused = refusal && sent === draft ? refusal : null;
  const faults: ExamFaults = {};
  for (const field of examFields) {
    const said = refused?.fields.find(({ path }) => path === field)?.message;
    const fault = said ?? (hints[field] && now[field]);
    if (fault) faults[field] = fault;
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading || reading) return;
    setHints(now);
    setTries(tries + 1);
    forget();
    const input = student && Object.keys(now).length === 0 ? toRegisterInput(draft, student) : null;
    if (!input) return;
    setSent(draft);
    if (!(await save(input))) return;
    setHints({});
    setDraft(empty);
    notify.success(successes.examRegistered);
  };

  const listed = examFields.flatMap((field) => {
    const message = faults[field];
    return message ? [{ fieldId: fieldId(field, student), message }] : [];
  });
  const others = refused && listed.length === 0 ? [{ message: refused.message }] : [];
  const wrong = [...listed, ...others];
  return (
    <Card title={headings.examForm} className="exam-form">
      <form noValidate className="stack" onSubmit={(event) => void submit(event)}>
        {tries > 0 && !loading && wrong.length > 0 && (
          <ErrorSummary key={tries} title={alerts.registerExamFailed} errors={wrong} />
        )}
        {failed && (
          <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
            {inlineTexts.studentLoadFailed}. {error && readFailure(error).message}
          </Message>
        )}
        <ExamFields
          draft={draft}
          own={own}
          student={student}
          course={course}
          faults={faults}
          onDraft={(change) => setDraft({ ...draft, ...change })}
          onDateValid={(field, valid) =>
            setInvalid([...invalid.filter((one) => one !== field), ...(valid ? [] : [field])])
          }
        />
        <div className="row">
          <Button type="submit" variant="primary" busy={loading || reading}>
            {buttons.register}
          </Button>
        </div>
      </form>
    </Card>
  );
}
