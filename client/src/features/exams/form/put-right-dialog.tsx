import { useApolloClient } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { FailureDetails } from '../../../apollo/failure-details';
import { readFailure, type Failure } from '../../../apollo/failure';
import { useCourses } from '../../../entities/course/use-courses';
import { UpdateExamDocument, type ExamRowFragment, type UpdateExamInput } from '../../../graphql/generated';
import { today } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Combobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';

interface PutRightDialogProps {
  exam: ExamRowFragment;
  onClose: () => void;
}

/**
 * What a registration could not say of itself: which course of the catalogue its text means, and when the student
 * really registered, where the exam was held before anybody wrote it down.
 */
export function PutRightDialog({ exam, onClose }: PutRightDialogProps) {
  const client = useApolloClient();
  const { courses } = useCourses();
  const [courseId, setCourseId] = useState<string | null>(exam.catalogueCourse?.id ?? null);
  const [registeredOn, setRegisteredOn] = useState<string | null>(exam.registeredOn);
  const [valid, setValid] = useState(true);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const changes: Omit<UpdateExamInput, 'id'> = {
    ...(courseId && courseId !== exam.catalogueCourse?.id ? { courseId } : {}),
    ...(registeredOn && registeredOn !== exam.registeredOn ? { registeredOn } : {}),
  };
  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await client.mutate({
        mutation: UpdateExamDocument,
        variables: { input: { id: exam.id, version: exam.version, ...changes } },
        update: (cache) => cache.evict({ fieldName: 'exams', args: { input: unknownCourses } }),
      });
    } catch (error) {
      console.error('The registration was not put right.', error);
      setFailure(readFailure(error));
      setBusy(false);
      return;
    }
    notify.success('Anmälan är rättad');
    onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog
      opened
      size="sm"
      title={`Rätta anmälan, ${exam.name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{buttons.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form="exam-put-right"
            busy={busy}
            disabled={!valid || Object.keys(changes).length === 0}
          >
            {buttons.save}
          </Button>
        </>
      }
    >
      <form id="exam-put-right" className="stack" noValidate onSubmit={onSubmit}>
        {failure && (
          <Message tone="error">
            <FailureDetails failure={failure} />
          </Message>
        )}
        {!exam.catalogueCourse && (
          <p>
            Anmälan gäller ”{exam.course}”, som inte finns i kurslistan. Välj vilken kurs som menas: utan den
            kan prövningen inte betygsättas.
          </p>
        )}
        <Combobox
          label="Kurs i kurslistan"
          placeholder="Kursens namn eller kod"
          options={courses}
          value={courseId}
          onChange={setCourseId}
        />
        <DateField
          label="Anmälningsdag"
          description="Dagen då eleven anmälde sig. Betyget på en prövning utan tillfälle kan inte dateras före den."
          value={registeredOn}
          max={today()}
          error={failure?.fields.find(({ path }) => path === 'registeredOn')?.message}
          onChange={(day, isValid) => {
            setRegisteredOn(day);
            setValid(isValid && day !== null);
          }}
        />
      </form>
    </Dialog>
  );
}

/** The question that `UnknownCourses` asks; answered anew when one has been put right. */
export const unknownCourses = { filter: { unknownCourse: true }, first: 1 };
