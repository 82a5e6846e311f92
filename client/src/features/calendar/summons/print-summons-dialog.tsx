import { transferPaths } from '../../../lib/file-transfer';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { callable, unreachedText, type Occasion } from '../calendar-texts';
import { Grid, Row } from '../../../ui/layout';
import { usePrintSummons } from './use-print-summons';

/** 'Skriv ut kallelser': one document for all, or one for each booking, those without e-mail first. */
export function PrintSummonsDialog({ occasion, onClose }: { occasion: Occasion; onClose: () => void }) {
  const all = callable(occasion);
  const unreached = all.filter(({ hasEmail }) => hasEmail === false);
  const sorted = [...unreached, ...all.filter(({ hasEmail }) => hasEmail !== false)];
  const { print, busy } = usePrintSummons();
  return (
    <Dialog
      opened
      size="md"
      title="Skriv ut kallelser"
      onClose={onClose}
      footer={
        <>
          <a
            className="button button-primary button-md"
            href={transferPaths.occasionSummonses(occasion.id)}
            target="_blank"
            rel="noreferrer"
          >
            Skriv ut alla ({all.length})
          </a>
          <Button onClick={onClose}>Stäng</Button>
        </>
      }
    >
      <div className="stack">
        <p>
          Alla öppnas tillsammans i en ny flik, var och en på en egen sida, klara att skriva ut. De sparas
          inte. En kallelse för sig blir ett dokument med en kod att kontrollera.
        </p>
        <Grid as="ul" gap="2" aria-label="Kallelser">
          {sorted.map(({ exam, hasEmail }) => (
            <Row as="li" key={exam.id} gap="2 3">
              <span className="grows">
                {exam.studentName} <span className="meta">{exam.course}</span>
              </span>
              {hasEmail === false && <Badge tone="warn">{unreachedText}</Badge>}
              <Button
                size="sm"
                busy={busy === exam.id}
                aria-label={`Skriv ut kallelse för ${exam.studentName}`}
                onClick={() => void print(exam.id)}
              >
                Skriv ut
              </Button>
            </Row>
          ))}
        </Grid>
      </div>
    </Dialog>
  );
}
