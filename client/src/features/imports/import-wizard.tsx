import '../../entities/import/imports.css';
import { useEffect, useRef, type RefObject } from 'react';
import { IconX } from '@tabler/icons-react';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { ImportBatchDocument, type ImportBatchFieldsFragment } from './imports.generated';
import { Button, LinkButton } from '../../ui/button';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/feedback/skeleton';
import { Stepper } from '../../ui/stepper';
import { ChooseFileStep } from './choose-file-step';
import { stepNames } from './import-texts';
import { MatchColumnsStep } from './columns/match-columns-step';
import { ResultStep } from './result-step';
import { HeldImport } from './rows/held-import';
import { ReviewStep } from './review-step';
import { useImportUrl } from './use-import-url';
import { Grid } from '../../ui/layout';

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
      <Stepper label="Steg i importen" steps={stepNames} current={step} />
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

/** Where focus was; it outlives the moments when a batch is being read. */
interface LeftFocus {
  /** The step that was shown before, null at first. */
  step: number | null;
  /** The id of the control that had focus last. */
  control: string;
}

interface StepProps {
  step: 0 | 1 | 2 | 3;
  batch: Batch | null;
  left: RefObject<LeftFocus>;
}

function Step({ step, batch, left }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone: the new step's heading takes focus, so that it is read. Where the same step
  // shows another batch or state, the control that led there keeps focus if it is still there.
  useEffect(() => {
    const { step: before, control } = left.current;
    left.current.step = step;
    if (before === null) return;
    if (before !== step) heading.current?.focus();
    else if (document.activeElement === document.body)
      (document.getElementById(control) ?? heading.current)?.focus();
  }, [step, batch?.id, batch?.state, left]);
  return (
    <Grid
      as="section"
      gap="4"
      columns="minmax(0, 1fr)"
      className="imports-step above-4"
      aria-labelledby="import-step"
      onFocus={({ target }) => (left.current.control = target.id)}
    >
      <h2 id="import-step" ref={heading} tabIndex={-1}>
        {stepNames[step]}
      </h2>
      {!batch && <ChooseFileStep />}
      {batch && step === 1 && <MatchColumnsStep key={batch.id} batch={batch} />}
      {batch && step === 2 && <ReviewStep key={batch.id} batch={batch} />}
      {batch && step === 3 && <ResultStep key={batch.id} batch={batch} />}
    </Grid>
  );
}
