import '../../entities/import/imports.css';
import { useRef, type RefObject } from 'react';
import { IconX } from '@tabler/icons-react';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { ImportBatchDocument, type ImportBatchFieldsFragment } from './imports.generated';
import { ImportStep, importSteps, type LeftFocus } from '../../entities/import/import-step';
import { Button, LinkButton } from '../../ui/button';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/feedback/skeleton';
import { Stepper } from '../../ui/stepper';
import { ChooseFileStep } from './choose-file-step';
import { MatchColumnsStep } from './columns/match-columns-step';
import { ResultStep } from './result-step';
import { HeldImport } from './rows/held-import';
import { ReviewStep } from './review-step';
import { useImportUrl } from './use-import-url';

type Batch = ImportBatchFieldsFragment;

/** The step that a batch is at. A commit that failed or was cancelled wrote nothing and can be reviewed again. */
function stepOf(batch: Batch | null, review: boolean): 0 | 1 | 2 | 3 {
  if (!batch) return 0;
  if (batch.state === 'PREVIEW') return review ? 2 : 1;
  return review && (batch.state === 'FAILED' || batch.state === 'CANCELLED') ? 2 : 3;
}

/** The import of pages §1 in four steps, or what waits of others'; which batch it is about is in the address. */
export function ImportWizard() {
  const { heldBatch } = useImportUrl();
  return heldBatch === undefined ? <Wizard /> : <HeldImport batchId={heldBatch} />;
}

function Wizard() {
  const { batchId, review, listSearch } = useImportUrl();
  const { data, loading, error, refetch } = useQuery(ImportBatchDocument, {
    variables: { id: batchId ?? '' },
    skip: batchId === null,
    // The state may have moved on since this browser last asked.
    fetchPolicy: 'cache-and-network',
  });
  const batch = batchId === null ? null : (data?.importBatch ?? null);
  const step = stepOf(batch, review);
  const left = useRef<LeftFocus>({ step: null, control: '' });
  const waiting = batchId !== null && !batch;
  return (
    <>
      <PageHeader
        title="Importera elever"
        lead={batch?.filename ?? 'Från en Excelfil eller en CSV-fil'}
        actions={
          <LinkButton to={{ pathname: '/students', search: listSearch }} icon={IconX}>
            Till elevlistan
          </LinkButton>
        }
      />
      <Stepper label="Steg i importen" steps={importSteps} current={step} />
      <LoadFailed error={waiting && error} refetch={refetch} text="Kunde inte hämta importen." />
      {waiting && !error && loading && <Loading text="Laddar importen…" lines={8} />}
      {waiting && !error && !loading && <GoneBatch />}
      {!waiting && <Step step={step} batch={batch} left={left} />}
    </>
  );
}

/** Another's batch, or one that is no more: the server does not tell which. */
function GoneBatch() {
  const { openBatch } = useImportUrl();
  return (
    <Message tone="warning" actions={<Button onClick={() => openBatch(null)}>Välj en fil</Button>}>
      Importen finns inte.
    </Message>
  );
}

interface StepProps {
  step: 0 | 1 | 2 | 3;
  batch: Batch | null;
  left: RefObject<LeftFocus>;
}

function Step({ step, batch, left }: StepProps) {
  return (
    <ImportStep step={step} shown={batch} left={left}>
      {!batch && <ChooseFileStep />}
      {batch && step === 1 && <MatchColumnsStep key={batch.id} batch={batch} />}
      {batch && step === 2 && <ReviewStep key={batch.id} batch={batch} />}
      {batch && step === 3 && <ResultStep key={batch.id} batch={batch} />}
    </ImportStep>
  );
}
