import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure, type Failure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import { AnonymisePreviewDocument, AnonymiseStudentDocument } from '../../graphql/generated';
import { formatDateTime } from '../../lib/dates';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { Dialog } from '../../ui/overlays/dialog';
import { Message } from '../../ui/feedback/message';
import { TextField } from '../../ui/fields/text-field';
import { notify } from '../../ui/feedback/toast-store';
import { Loading } from '../../ui/feedback/skeleton';
import type { RecordDialogProps } from './record-actions';

/**
 * 'Anonymisera': cannot be taken back, so the name is typed anew. What others have written of the student is shown
 * and cleared along, unless it is left out.
 */
export default function AnonymiseDialog({ student, opened, onClose, onClosed, onDone }: RecordDialogProps) {
  const [anonymise, { loading }] = useMutation(AnonymiseStudentDocument);
  const asked = useQuery(AnonymisePreviewDocument, {
    variables: { input: { studentId: student.id } },
    skip: !opened,
    // Others' texts stay no longer in memory than they are on screen.
    fetchPolicy: 'no-cache',
  });
  const mentions = asked.data?.anonymisePreview.mentions ?? [];
  const [kept, setKept] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const same = typed.trim() === student.name && asked.data !== undefined;
  const run = async () => {
    if (!same) return;
    try {
      const clearMentions = mentions.flatMap(({ id }) => (kept.includes(id) ? [] : [id]));
      const input = { studentId: student.id, confirmName: typed, version: student.version, clearMentions };
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
          svarar att uppgifterna är gallrade. Exporterade listor som ligger kvar för hämtning tas bort direkt.
        </Message>
        {asked.loading && <Loading text="Letar efter kommentarer och uppgifter..." lines={3} />}
        {asked.error && (
          <Message tone="error">
            Kunde inte leta efter kommentarer och uppgifter. {readFailure(asked.error).message}
          </Message>
        )}
        {mentions.length > 0 && (
          <fieldset className="stack mention-list">
            <legend>Kommentarer och uppgifter hos andra som nämner eleven</legend>
            <p className="meta">Det som är ikryssat töms i samma steg.</p>
            {mentions.map(({ id, kind, text, writtenBy, studentName, at }) => (
              <Checkbox
                key={id}
                label={text}
                description={`${kind === 'COMMENT' ? `Kommentar om ${studentName ?? 'en annan elev'}` : 'Uppgift'} · ${writtenBy ?? 'okänd'} · ${formatDateTime(at)}`}
                checked={!kept.includes(id)}
                onChange={(clear) => setKept(clear ? kept.filter((one) => one !== id) : [...kept, id])}
              />
            ))}
          </fieldset>
        )}
        {asked.data && mentions.length === 0 && (
          <p className="meta">Inga kommentarer eller uppgifter hos andra nämner eleven.</p>
        )}
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
