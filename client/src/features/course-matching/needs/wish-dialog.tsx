import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import { StudentPicker } from '../../../entities/student/student-picker';
import { AddCourseWishDocument } from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/fields/date-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { useFormBox } from '../use-form-box';

/** What a student asks for, in the words it was asked in. */
export default function WishDialog({ onAdded, onClosed }: { onAdded: () => void; onClosed: () => void }) {
  const [studentId, setStudentId] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [earliestOn, setEarliestOn] = useState<string | null>(null);
  const { opened, close, done, guard } = useFormBox(
    studentId !== null || text.trim() !== '' || earliestOn !== null,
  );
  const [add, { loading, error }] = useMutation(AddCourseWishDocument);
  const failure = error && !loading ? readFailure(error) : null;
  const placed = fieldMessage(failure, 'text') ?? fieldMessage(failure, 'studentId');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await add({ variables: { input: { studentId: studentId ?? '', text, earliestOn } } });
      notify.success('Önskemålet är tillagt.');
      onAdded();
      done();
    } catch (failed) {
      console.error('The wish was not added.', failed);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      closeOnClickOutside={false}
      size="sm"
      title="Nytt önskemål"
    >
      {guard}
      <form noValidate className="stack" onSubmit={(event) => void save(event)}>
        {failure && !placed && (
          <Message tone="error">
            <FailureDetails failure={failure} />
          </Message>
        )}
        <StudentPicker
          label="Elev"
          required
          value={studentId}
          onChange={(student) => setStudentId(student?.id ?? null)}
          error={fieldMessage(failure, 'studentId')}
        />
        <TextField
          label="Kurs"
          required
          description="Kursens namn eller kod, eller elevens egna ord."
          autoComplete="off"
          maxLength={200}
          value={text}
          error={fieldMessage(failure, 'text')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <DateField label="Tidigast start" value={earliestOn} onChange={setEarliestOn} />
        <div className="matching-save">
          <Button onClick={close}>{buttons.cancel}</Button>
          <Button type="submit" variant="primary" busy={loading} disabled={studentId === null}>
            Lägg till
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
