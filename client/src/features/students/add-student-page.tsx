import './students.css';
import { useTeacherOptions } from '../../entities/teacher/use-teachers';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { alerts, buttons } from '../../lib/fixed-texts';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import {
  draftFields,
  emptyDraft,
  faultsByField,
  hintsFor,
  isEmptyDraft,
  type DraftFaults,
  type DraftField,
  type StudentDraft,
} from './student-draft';
import { fieldId, StudentForm } from './student-form';
import { useCreateStudent, type KnownStudent } from './use-create-student';
import { useUnsavedGuard } from '../../ui/overlays/use-unsaved-guard';
import { Row } from '../../ui/layout';

/** A new student (specification §2): the form, then the choice to open the student or to go on with another. */
export function AddStudentPage() {
  const [created, setCreated] = useState<KnownStudent | null>(null);
  const [turn, setTurn] = useState(0);
  return (
    <>
      <PageHeader title="Ny elev" lead="Bara namnet måste fyllas i." />
      {created ? (
        <CreatedStudent
          student={created}
          onAnother={() => {
            setCreated(null);
            setTurn(turn + 1);
          }}
        />
      ) : (
        <AddStudentForm key={turn} again={turn > 0} onCreated={setCreated} />
      )}
    </>
  );
}

function CreatedStudent({ student, onAnother }: { student: KnownStudent; onAnother: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the next step takes its focus.
  useEffect(() => box.current?.querySelector('a')?.focus(), []);
  return (
    <div className="students-form" ref={box}>
      <Message
        tone="success"
        actions={
          <>
            <LinkButton to={`/student/${student.id}`} variant="primary">
              Öppna eleven
            </LinkButton>
            <Button onClick={onAnother}>Lägg till en till</Button>
          </>
        }
      >
        {student.name} är tillagd.
      </Message>
    </div>
  );
}

interface AddStudentFormProps {
  /** Not the first one: the name takes focus, as the button that led here is gone. */
  again: boolean;
  onCreated: (student: KnownStudent) => void;
}

function AddStudentForm({ again, onCreated }: AddStudentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<StudentDraft>(emptyDraft);
  const [hints, setHints] = useState<DraftFaults>({});
  const [invalidDates, setInvalidDates] = useState<ReadonlySet<DraftField>>(new Set());
  const [tries, setTries] = useState(0);
  const { save, loading, refusal } = useCreateStudent();
  const [sent, setSent] = useState<StudentDraft | null>(null);
  const teachers = useTeacherOptions();
  useEffect(() => {
    if (again) form.current?.querySelector('input')?.focus();
  }, [again]);
  useUnsavedGuard(!isEmptyDraft(draft) && !loading);

  // The server's word on a field holds until the field is changed.
  const refused = refusal ? faultsByField(refusal.failure.fields) : { placed: {}, others: [] };
  const still = Object.entries(refused.placed).filter(
    ([field]) => sent?.[field as DraftField] === draft[field as DraftField],
  );
  const faults: DraftFaults = { ...Object.fromEntries(still), ...hints };

  const onDraft = (change: Partial<StudentDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    // A fault goes as soon as it is mended; a new one shows when one leaves the field.
    const now = hintsFor(next);
    setHints((shown) =>
      Object.fromEntries(Object.keys(shown).flatMap((field) => pairOf(field as DraftField, now))),
    );
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = { ...hintsFor(draft), ...dateFaults(invalidDates) };
    setHints(found);
    setTries(tries + 1);
    if (Object.keys(found).length > 0) return;
    setSent(draft);
    const student = await save(draft);
    if (student) onCreated(student);
  };

  const listed = draftFields.flatMap((field) =>
    faults[field] ? [{ fieldId: fieldId(field), message: faults[field] }] : [],
  );
  const others =
    listed.length === 0 && refusal && sent === draft ? [refusal.failure.message] : refused.others;
  return (
    <form noValidate className="students-form stack" ref={form} onSubmit={(event) => void submit(event)}>
      {tries > 0 && !loading && listed.length + others.length > 0 && (
        <ErrorSummary
          key={tries}
          title={refusal ? alerts.saveStudentFailed : 'Något behöver rättas innan eleven kan sparas'}
          errors={[...listed, ...others.map((message) => ({ message }))]}
        />
      )}
      <Card className="stack">
        <StudentForm
          draft={draft}
          faults={faults}
          teachers={teachers}
          numberNote={refusal?.existing && <OpenExisting student={refusal.existing} />}
          onDraft={onDraft}
          onDateValid={(field, valid) => setInvalidDates(changed(invalidDates, field, !valid))}
          onLeave={(field) =>
            field !== 'name' && setHints({ ...hints, ...Object.fromEntries(pairOf(field, hintsFor(draft))) })
          }
        />
      </Card>
      <Row align="stretch" justify="flex-end" nowrap className="students-save">
        <LinkButton to="/students">{buttons.cancel}</LinkButton>
        <Button type="submit" variant="primary" busy={loading}>
          {loading ? buttons.saving : buttons.save}
        </Button>
      </Row>
    </form>
  );
}

function OpenExisting({ student }: { student: KnownStudent }) {
  return (
    <p className="students-existing">
      <Link to={`/student/${student.id}`} target="_blank">
        Öppna {student.name} i en ny flik
      </Link>
    </p>
  );
}

function pairOf(field: DraftField, faults: DraftFaults): [DraftField, string][] {
  const fault = faults[field];
  return fault === undefined ? [] : [[field, fault]];
}

function dateFaults(invalid: ReadonlySet<DraftField>): DraftFaults {
  return Object.fromEntries(
    [...invalid].map((field) => [field, 'Skriv ett datum som finns, i formen åååå-mm-dd.']),
  );
}

function changed(
  fields: ReadonlySet<DraftField>,
  field: DraftField,
  present: boolean,
): ReadonlySet<DraftField> {
  const next = new Set(fields);
  if (present) next.add(field);
  else next.delete(field);
  return next;
}
