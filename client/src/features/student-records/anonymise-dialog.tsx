import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure, type Failure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import { AnonymiseStudentDocument } from '../../graphql/generated';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Message } from '../../ui/message';
import { TextField } from '../../ui/text-field';
import { notify } from '../../ui/toast-store';
import type { RecordDialogProps } from './record-actions';

/** 'Anonymisera': cannot be taken back, so the name is typed anew. */
export default function AnonymiseDialog({ student, opened, onClose, onClosed, onDone }: RecordDialogProps) {
  const [anonymise, { loading }] = useMutation(AnonymiseStudentDocument);
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const same = typed.trim() === student.name;
  const run = async () => {
    if (!same) return;
    try {
      const input = { studentId: student.id, confirmName: typed, version: student.version };
      await anonymise({ variables: { input } });
      notify.success('Eleven är anonymiserad.');
      onDone();
      onClose();
    } catch (error) {
      console.error('The student was not anonymised.', error);
      setFailure(readFailure(error));
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      title={`Anonymisera ${student.name}`}
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button variant="danger" busy={loading} disabled={!same} onClick={() => void run()}>
            Anonymisera för alltid
          </Button>
        </>
      }
    >
      <div className="stack">
        <Message tone="warning">
          Namn, personnummer, kontaktuppgifter, kommentarer, motiveringar, anteckningar och filer tas bort och
          kan inte återskapas. Betyg och beslut finns kvar utan namn, och koden på ett utfärdat dokument
          svarar att uppgifterna är gallrade.
        </Message>
        {failure && (
          <Message tone="error">
            <p>Kunde inte anonymisera eleven.</p>
            <FailureDetails failure={failure} />
          </Message>
        )}
        <TextField
          label={`Skriv ${student.name} för att bekräfta`}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
