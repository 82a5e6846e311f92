import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import { StudentPicker } from '../../../entities/student/student-picker';
import { LinkStudentAccountDocument } from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import type { UserFormProps } from './user-dialog';

/** Which student's record the account opens: one to one, and never guessed from a name (permissions §7.7). */
export function LinkStudentForm({ user, onDone, onChanged, onCancel }: UserFormProps) {
  const [studentId, setStudentId] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [link, { loading, error }] = useMutation(LinkStudentAccountDocument);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(studentId === null);
    if (studentId === null) return;
    try {
      await link({ variables: { input: { studentId, userId: user.id } } });
      onDone();
    } catch (failed) {
      console.error('The account was not linked.', failed);
      onChanged();
    }
  };
  return (
    <form noValidate className="stack" onSubmit={(event) => void save(event)}>
      {error && !loading && (
        <Message tone="error">
          <p>Kunde inte koppla kontot</p>
          <FailureDetails failure={readFailure(error)} />
        </Message>
      )}
      <p>Personen får se elevpostens uppgifter, filer och prövningar. Kontrollera att det är rätt person.</p>
      <StudentPicker
        label="Elev"
        value={studentId}
        error={missing ? 'Välj en elev.' : undefined}
        refusal={({ userId }) => (userId === null ? null : 'har redan ett konto')}
        onChange={(student) => {
          setStudentId(student?.id ?? null);
          setMissing(false);
        }}
      />
      <div className="users-save">
        <Button onClick={onCancel}>{buttons.cancel}</Button>
        <Button type="submit" variant="primary" busy={loading}>
          {loading ? buttons.saving : 'Koppla'}
        </Button>
      </div>
    </form>
  );
}
