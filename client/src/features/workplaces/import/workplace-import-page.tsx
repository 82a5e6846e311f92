import '../../../entities/import/imports.css';
import { useRef, type RefObject } from 'react';
import { IconX } from '@tabler/icons-react';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { ImportStep, importSteps, type LeftFocus } from '../../../entities/import/import-step';
import { WorkbookDrop } from '../../../entities/import/workbook-drop';
import { transferPaths } from '../../../lib/file-transfer';
import { LinkButton } from '../../../ui/button';
import { Loading } from '../../../ui/feedback/skeleton';
import { PageHeader } from '../../../ui/page-header';
import { Stepper } from '../../../ui/stepper';
import { ColumnsStep } from './columns-step';
import { RecentWorkplaceImports } from './recent-workplace-imports';
import { ResultStep } from './result-step';
import { ReviewStep } from './review-step';
import { useWorkplaceImportUrl } from './use-workplace-import-url';
import { WorkplaceImportDocument, type WorkplaceImportFieldsFragment } from './workplace-imports.generated';

/** An import of workplaces in four steps; which one it is about is in the address. */
export function WorkplaceImportPage() {
  const { importId, review } = useWorkplaceImportUrl();
  const { data, loading, error, refetch } = useQuery(WorkplaceImportDocument, {
    variables: { id: importId ?? '' },
    skip: importId === null,
    // The workplaces that it is checked against may have changed.
    fetchPolicy: 'cache-and-network',
  });
  const found = importId === null ? null : (data?.workplaceImport ?? null);
  const step = !found ? 0 : found.state !== 'PREVIEW' ? 3 : review ? 2 : 1;
  const left = useRef<LeftFocus>({ step: null, control: '' });
  const isWaiting = importId !== null && !found;
  return (
    <>
      <PageHeader
        title="Importera arbetsplatser"
        lead={found?.filename ?? 'Från en Excelfil eller en CSV-fil'}
        actions={
          <LinkButton to="/apl/platser" icon={IconX}>
            Till arbetsplatserna
          </LinkButton>
        }
      />
      <Stepper label="Steg i importen" steps={importSteps} current={step} />
      <LoadFailed error={isWaiting && error} refetch={refetch} text="Kunde inte hämta importen." />
      {isWaiting && !error && loading && <Loading text="Laddar importen…" lines={8} />}
      {!isWaiting && <Step step={step} found={found} left={left} />}
    </>
  );
}

interface StepProps {
  step: 0 | 1 | 2 | 3;
  found: WorkplaceImportFieldsFragment | null;
  left: RefObject<LeftFocus>;
}

function Step({ step, found, left }: StepProps) {
  const { open } = useWorkplaceImportUrl();
  return (
    <ImportStep step={step} shown={found} left={left}>
      {!found && (
        <>
          <WorkbookDrop
            path={transferPaths.workplaceImports()}
            mostRows={'1\u00a0000 rader'}
            onRead={(answer) => open(String(answer['_id']))}
            template={{ path: transferPaths.workplaceImportTemplate(), filename: 'arbetsplatser-mall.xlsx' }}
          />
          <p className="meta">
            Flera rader om samma arbetsplats blir en arbetsplats, med en handledare från varje rad.
          </p>
          <RecentWorkplaceImports />
        </>
      )}
      {found && step === 1 && <ColumnsStep key={found.id} found={found} />}
      {found && step === 2 && <ReviewStep key={found.id} found={found} />}
      {found && step === 3 && <ResultStep found={found} />}
    </ImportStep>
  );
}
