import './students.css';
import { useTeacherOptions } from '../../entities/teacher/use-teachers';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { alerts, buttons } from '../../lib/fixed-texts';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/fields/checkbox';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { FormProblems } from '../../ui/form/form-problems';
import { useRecordForm } from '../../ui/form/use-record-form';
import { emptyDraft, hintsFor } from './student-draft';
import { StudentForm } from './student-form';
import { Row } from '../../ui/layout';
import { useCreateStudent, type ExistingStudent, type KnownStudent } from './use-create-student';

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
  const element = useRef<HTMLFormElement>(null);
  const create = useCreateStudent();
  const [existing, setExisting] = useState<ExistingStudent | null>(null);
  const [isOtherPerson, setOtherPerson] = useState(false);
  const teachers = useTeacherOptions();
  useEffect(() => {
    if (again) element.current?.querySelector('input')?.focus();
  }, [again]);
  const form = useRecordForm({
    name: 'student',
    record: null,
    draftOf: () => emptyDraft,
    faultsOf: hintsFor,
    save: (draft) => create(draft, isOtherPerson, setExisting),
    onSaved: onCreated,
  });
  return (
    <form noValidate className="students-form stack" ref={element} onSubmit={form.submit}>
      <FormProblems
        form={form}
        failed={alerts.saveStudentFailed}
        faulty="Något behöver rättas innan eleven kan sparas"
      />
      <Card className="stack">
        <StudentForm
          form={form}
          teachers={teachers}
          numberNote={existing?.by === 'personalNumber' && <OpenExisting student={existing} />}
          addressNote={
            (existing?.by === 'email' || isOtherPerson) && (
              <>
                {existing && <OpenExisting student={existing} />}
                <Checkbox
                  label="Det är en annan person"
                  description="Eleven läggs till fast namn och e-postadress är lika."
                  checked={isOtherPerson}
                  onChange={setOtherPerson}
                />
              </>
            )
          }
        />
      </Card>
      <Row align="stretch" justify="flex-end" nowrap className="save-bar">
        <LinkButton to="/students">{buttons.cancel}</LinkButton>
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? buttons.saving : buttons.save}
        </Button>
      </Row>
    </form>
  );
}

function OpenExisting({ student }: { student: KnownStudent }) {
  return (
    <p className="above-2">
      <Link to={`/student/${student.id}`} target="_blank">
        Öppna {student.name} i en ny flik
      </Link>
    </p>
  );
}
