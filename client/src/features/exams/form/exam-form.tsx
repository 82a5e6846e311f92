import type { FormEvent, ReactNode } from 'react';
import { feeInKronor } from '../../../../../domain/numbers';
import { useQuery } from '../../../apollo/use-query';
import { OwnStudentDocument, type RegisterExamMutation } from '../exams.generated';
import { alerts, buttons, headings, inlineTexts, successes } from '../../../lib/fixed-texts';
import { useSearch } from '../../../lib/url-state/use-search';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { notify } from '../../../ui/feedback/toast-store';
import { FormProblems } from '../../../ui/form/form-problems';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { emptyDraft, faultsOf, toRegisterInput, type ExamDraft } from './exam-draft';
import { ExamFields } from './exam-fields';
import { useFolded } from './use-folded';
import { useExamStudent, useKnownStudent } from './use-exam-student';
import { useRegisterExam } from './use-register-exam';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

/** 'Anmälan till prövning' for administrators, who choose the student (specification §2), or come from one. */
export function ExamForm() {
  const [params, changeSearch] = useSearch();
  const asked = params.get('elev');
  const course = params.get('kurs');
  return (
    <RegistrationForm
      key={`${asked} ${course}`}
      own={null}
      {...{ asked, course }}
      onSaved={() => changeSearch({ elev: null, kurs: null }, { replace: true })}
    />
  );
}

/**
 * The form for students: their own record, preselected and locked (permissions, D02). Until it is read the form is
 * hidden, and content below it is loaded but not shown, so that it does not move.
 */
export function OwnExamForm({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(OwnStudentDocument);
  const [params, changeSearch] = useSearch();
  const course = params.get('kurs');
  const own = data?.students.nodes[0];
  const { reading } = useExamStudent(own?.id ?? null);
  const isComing = (!data && !error) || reading;
  return (
    <>
      {own && !reading ? (
        <RegistrationForm
          key={course}
          own={own}
          course={course}
          onSaved={() => changeSearch({ kurs: null }, { replace: true })}
        />
      ) : (
        <Card
          title={headings.examForm}
          className={isComing ? 'exam-form-coming' : 'exam-form below-6 no-print'}
        >
          {isComing && <Loading text={inlineTexts.studentLoading} lines={4} />}
          <LoadFailed {...{ error, refetch }} text={`${inlineTexts.studentLoadFailed}.`} />
          {data && !own && (
            <Message tone="info">
              Ditt konto är inte kopplat till någon elev ännu. Kontakta skolan, så kan du anmäla dig sedan.
            </Message>
          )}
        </Card>
      )}
      <div hidden={isComing}>{children}</div>
    </>
  );
}

interface RegistrationFormProps {
  own: { id: string; name: string } | null;
  /** The student whose page one came from. */
  asked?: string | null;
  /** The course that has been chosen elsewhere, such as in a study plan. */
  course?: string | null;
  onSaved?: () => void;
}

function RegistrationForm({ own, asked = null, course = null, onSaved }: RegistrationFormProps) {
  const known = useKnownStudent();
  const register = useRegisterExam();
  const empty: ExamDraft = { ...emptyDraft, studentId: own?.id ?? null };
  const form = useRecordForm({
    name: 'exam',
    subject: [own?.id ?? asked, course].filter(Boolean).join(' ') || undefined,
    record: null,
    draftOf: () => ({ ...empty, studentId: own?.id ?? asked, course }),
    faultsOf: (draft) => faultsOf(draft, known(draft), own !== null),
    save: (draft) => register(toRegisterInput(draft, known(draft)!, own !== null)!),
    onSaved: ({ registerExam }) => {
      form.begin(empty);
      onSaved?.();
      notify.success(successes.examRegistered, { details: registrationText(registerExam) });
    },
  });
  const { student, reading, failure, retry } = useExamStudent(form.draft.studentId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!reading && failure === null) form.submit(event);
  };
  const [folded, fold] = useFolded();
  const isFolded = folded && own === null && asked === null;
  return (
    <Card
      title={headings.examForm}
      className="exam-form below-6 no-print"
      actions={own === null && <FoldButton form={form.id} folded={isFolded} onFold={fold} />}
    >
      <form id={form.id} noValidate className="stack" hidden={isFolded} onSubmit={submit}>
        <FormProblems form={form} failed={alerts.registerExamFailed} faulty={alerts.registerExamFailed} />
        {failure !== null && (
          <Message tone="error" actions={<Button onClick={retry}>{buttons.retry}</Button>}>
            {inlineTexts.studentLoadFailed}. {failure}
          </Message>
        )}
        <ExamFields {...{ form, own, student }} />
        <div className="row">
          <Button type="submit" variant="primary" busy={form.busy || reading}>
            {buttons.register}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The registration: course, month and fee. */
function registrationText({
  course,
  requestedMonth,
  feeOre,
  feeExemptReason,
}: RegisterExamMutation['registerExam']): string {
  const fee = feeExemptReason || feeOre === 0 ? 'ingen avgift' : `avgift ${feeInKronor(feeOre)}`;
  return `${course}, ${requestedMonth.toLowerCase()}, ${fee}.`;
}

interface FoldButtonProps {
  /** The form's id. */
  form: string;
  folded: boolean;
  onFold: (folded: boolean) => void;
}

function FoldButton({ form, folded, onFold }: FoldButtonProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-expanded={!folded}
      aria-controls={form}
      onClick={() => onFold(!folded)}
    >
      {folded ? 'Visa formuläret' : 'Dölj formuläret'}
    </Button>
  );
}
