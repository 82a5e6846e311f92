import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useMutation } from '@apollo/client/react';
import type { ImportField } from '../../../../domain/generated';
import { counted, formatNumber } from '../../../../domain/numbers';
import { mayAccess } from '../../../../domain/roles';
import { readFailure } from '../../apollo/failure';
import { takeBack } from '../../apollo/take-back';
import { useQuery } from '../../apollo/use-query';
import { ErrorFileButton } from '../../entities/import/error-file-button';
import {
  CancelImportJobDocument,
  ImportBatchDocument,
  type ImportBatchFieldsFragment,
  ImportJobDocument,
  UndoImportDocument,
} from './imports.generated';
import { transferPaths } from '../../lib/file-transfer';
import { useSession } from '../../lib/session/session-store';
import { Button, LinkButton } from '../../ui/button';
import { confirm } from '../../ui/overlays/confirm-store';
import { DescriptionList } from '../../ui/description-list';
import { Message } from '../../ui/feedback/message';
import { Progress } from '../../ui/feedback/progress';
import { groupWhenDone, importable, leftOut, outcomes, outcomeCounts, rowsOf } from './import-texts';
import { useImportUrl } from './use-import-url';
import { notifyFailure } from '../../apollo/feedback/notify-failure';

type Batch = ImportBatchFieldsFragment;
const pollMs = 500;

/** Step 4 of pages §1: the job's progress, then its result. The job continues without this page. */
export function ResultStep({ batch }: { batch: Batch }) {
  if (batch.state === 'COMMITTING') return <RunningImport batch={batch} />;
  if (batch.state === 'DONE' || batch.state === 'UNDONE') return <FinishedImport batch={batch} />;
  return <StoppedImport batch={batch} />;
}

function RunningImport({ batch }: { batch: Batch }) {
  const { data, error } = useQuery(ImportJobDocument, {
    variables: { id: batch.jobId ?? '' },
    skip: batch.jobId === null,
    fetchPolicy: 'network-only',
    pollInterval: pollMs,
  });
  const { refetch } = useQuery(ImportBatchDocument, {
    variables: { id: batch.id },
    fetchPolicy: 'cache-only',
  });
  const [cancel, { loading: cancelling }] = useMutation(CancelImportJobDocument);
  const job = data?.job;
  const ended = job && job.state !== 'QUEUED' && job.state !== 'RUNNING';
  useEffect(() => {
    if (ended) void refetch();
  }, [ended, refetch]);

  const stop = async () => {
    if (!batch.jobId) return;
    try {
      await cancel({
        variables: { input: { id: batch.jobId } },
      });
    } catch (failed) {
      notifyFailure('Kunde inte avbryta importen', failed);
    }
  };
  return (
    <>
      {error && (
        <Message tone="warning">{readFailure(error).message} Importen fortsätter på servern.</Message>
      )}
      <Progress
        label={job?.state === 'QUEUED' ? 'Importen väntar på sin tur' : 'Importerar'}
        value={job ? job.done : null}
        max={job?.total ?? 1}
        valueText={job ? `${job.done} av ${rowsOf(job.total)}` : ''}
      />
      <p>Du kan stänga sidan: importen fortsätter, och finns kvar under Importera Excel.</p>
      <div>
        <Button busy={cancelling} onClick={() => void stop()}>
          Avbryt importen
        </Button>
      </div>
    </>
  );
}

/** Failed or cancelled: nothing was written, and the rows can be reviewed again. */
function StoppedImport({ batch }: { batch: Batch }) {
  const { setReview, openBatch } = useImportUrl();
  const { data } = useQuery(ImportJobDocument, {
    variables: { id: batch.jobId ?? '' },
    skip: batch.jobId === null,
  });
  const cancelled = batch.state === 'CANCELLED';
  return (
    <>
      <Message tone={cancelled ? 'info' : 'error'}>
        {cancelled
          ? 'Importen avbröts. Ingenting importerades.'
          : (data?.job?.message ?? 'Importen misslyckades. Ingenting importerades.')}
      </Message>
      <div className="row">
        <Button variant="primary" onClick={() => setReview(true)}>
          Granska raderna igen
        </Button>
        <Button onClick={() => openBatch(null)}>Välj en annan fil</Button>
      </div>
    </>
  );
}

function FinishedImport({ batch }: { batch: Batch }) {
  const { summary, state, mayUndo, undoRefusal, id } = batch;
  const { openBatch, listSearch, importedSearch } = useImportUrl();
  const { role } = useSession();
  const undone = state === 'UNDONE';
  // Students enrolled by the file wait for an instance, which an administrator assigns.
  const matches = !undone && importable(summary) > 0 && mayAccess(role, ['ADMIN']) && namesCourses(batch);
  return (
    <>
      <Message tone={undone ? 'info' : 'success'}>
        {undone
          ? 'Importen är ångrad. Eleverna är som de var före den.'
          : `Importen är klar: ${rowsOf(importable(summary))} importerades${leftOut(summary) > 0 ? `, ${leftOut(summary)} hoppades över` : ''}.`}
      </Message>
      {!undone && !mayAccess(role, ['ADMIN']) && (
        // Shown for every import, so that it reveals nothing about this one.
        <p>Rader som kräver en administratör visas bland eleverna först när en sådan har gått igenom dem.</p>
      )}
      <div className="imports-result">
        <DescriptionList
          items={[
            ...outcomes.map((outcome) => ({
              term: groupWhenDone(outcome),
              value: formatNumber(outcomeCounts[outcome](summary)),
            })),
            { term: 'Importens nummer', value: id },
          ]}
        />
      </div>
      <div className="row">
        {matches && (
          <LinkButton to="/course-matching" variant="primary">
            Gå vidare till kursmatchningen
          </LinkButton>
        )}
        {matches && batch.openWishes > 0 && (
          <LinkButton to="/course-matching?flik=namn">
            Koppla {counted(batch.openWishes, 'okänt kursnamn', 'okända kursnamn')}
          </LinkButton>
        )}
        {!undone && importable(summary) > 0 && (
          <LinkButton
            to={{ pathname: '/students', search: importedSearch(id) }}
            variant={matches ? 'secondary' : 'primary'}
          >
            Visa de importerade
          </LinkButton>
        )}
        <LinkButton to={{ pathname: '/students', search: listSearch }}>Till elevlistan</LinkButton>
        {leftOut(summary) > 0 && <ErrorFileButton path={transferPaths.importErrors(id)} />}
        {mayUndo && <UndoButton batchId={id} />}
        <Button onClick={() => openBatch(null)}>Importera en fil till</Button>
      </div>
      {undoRefusal && <p className="meta">{undoRefusal}</p>}
      {mayUndo && (
        <p className="meta">Importen kan ångras i 24 timmar, så länge ingen har ändrat eleverna efter den.</p>
      )}
    </>
  );
}

const courseFields: ReadonlySet<ImportField | null> = new Set<ImportField>([
  'COURSE',
  'COURSE_CODE',
  'COURSE_NAME',
  'COURSE_PACKAGE',
]);

function namesCourses({ columns }: Batch): boolean {
  return columns.some(({ field }) => courseFields.has(field));
}

function UndoButton({ batchId }: { batchId: string }) {
  const [undo, { loading }] = useMutation(UndoImportDocument);
  const ask = async () => {
    const sure = await confirm({
      title: 'Ångra importen',
      question:
        'Nya elever från importen tas bort, och ändrade elever får tillbaka sina gamla uppgifter. Vill du ångra importen?',
      confirmLabel: 'Ångra importen',
    });
    if (!sure) return;
    await takeBack('Kunde inte ångra importen', () => undo({ variables: { input: { batchId } } }));
  };
  return (
    <Button variant="danger" busy={loading} icon={IconArrowBackUp} onClick={() => void ask()}>
      Ångra importen
    </Button>
  );
}
