import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '../../../apollo/failure';
import { CreateExamSummonsDocument } from '../../../graphql/generated';
import { transferPaths } from '../../../lib/file-transfer';
import { openInTab } from '../../../lib/url-state/open-in-tab';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { notify } from '../../../ui/feedback/toast-store';
import { callable, type Occasion } from '../calendar-texts';
import { Grid } from '../../../ui/layout';

interface PrintSummonsDialogProps {
  occasion: Occasion;
  onClose: () => void;
}

/** 'Skriv ut kallelser': all at once, or a document for each one booked, those whom no mail reaches first. */
export function PrintSummonsDialog({ occasion, onClose }: PrintSummonsDialogProps) {
  const all = callable(occasion);
  const unreached = all.filter(({ hasEmail }) => hasEmail === false);
  const sorted = [...unreached, ...all.filter(({ hasEmail }) => hasEmail !== false)];
  const { print, busy } = usePrint();
  return (
    <Dialog
      opened
      size="md"
      title="Skriv ut kallelser"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Stäng</Button>
          <a
            className="button button-primary button-md"
            href={transferPaths.occasionSummonses(occasion.id)}
            target="_blank"
            rel="noreferrer"
          >
            Skriv ut alla ({all.length})
          </a>
        </>
      }
    >
      <div className="stack">
        <p>
          Alla öppnas tillsammans i en ny flik, var och en på en egen sida, klara att skriva ut. De sparas
          inte. En kallelse för sig blir ett dokument med en kod att kontrollera.
        </p>
        <Grid as="ul" gap="2" className="calendar-print-list" aria-label="Kallelser">
          {sorted.map(({ exam, hasEmail }) => (
            <li key={exam.id}>
              <span>
                {exam.studentName} <span className="meta">{exam.course}</span>
              </span>
              {hasEmail === false && <Badge tone="warn">Saknar e-post</Badge>}
              <Button
                size="sm"
                busy={busy === exam.id}
                aria-label={`Skriv ut kallelse för ${exam.studentName}`}
                onClick={() => void print(exam.id)}
              >
                Skriv ut
              </Button>
            </li>
          ))}
        </Grid>
      </div>
    </Dialog>
  );
}

/** Makes the document once, and opens it as often as it is asked for. */
function usePrint() {
  const [create] = useMutation(CreateExamSummonsDocument);
  const [made, setMade] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState<string | null>(null);
  const issue = async (examId: string): Promise<string> => {
    const known = made.get(examId);
    if (known) return known;
    const { data } = await create({
      variables: { input: { examId, personalNumber: 'BIRTH_DATE' } },
    });
    const { id } = data!.createExamSummons;
    setMade((before) => new Map(before).set(examId, id));
    return id;
  };
  const print = async (examId: string): Promise<void> => {
    setBusy(examId);
    try {
      const opened = await openInTab(async () => transferPaths.shownDocument(await issue(examId)));
      if (!opened) notify.info('Kallelsen är skapad. Tillåt nya flikar för att öppna den.');
    } catch (error) {
      console.error('A summons was not made.', error);
      notify.error('Kunde inte skapa kallelsen', { details: readFailure(error).message });
    } finally {
      setBusy(null);
    }
  };
  return { print, busy };
}
