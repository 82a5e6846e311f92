import { useMutation } from '@apollo/client/react';
import { counted } from '../../../../../domain/numbers';
import { useQuery } from '../../../apollo/use-query';
import { readFailure } from '../../../apollo/failure';
import { ErrorFileButton } from '../../../entities/import/error-file-button';
import { RowReview } from '../../../entities/import/row-review';
import { transferPaths } from '../../../lib/file-transfer';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { Grid, Row } from '../../../ui/layout';
import { useWorkplaceImportRows } from './use-workplace-import-rows';
import { useWorkplaceImportUrl } from './use-workplace-import-url';
import { workplaceRowKind } from './workplace-row-kind';
import {
  CommitWorkplaceImportDocument,
  WorkplaceImportDocument,
  type WorkplaceImportFieldsFragment,
} from './workplace-imports.generated';

interface ReviewStepProps {
  found: WorkplaceImportFieldsFragment;
}

/** Every row with its effect and its errors, then the import itself. */
export function ReviewStep({ found }: ReviewStepProps) {
  const { summary } = found;
  const view = useWorkplaceImportRows(found.id);
  return (
    <>
      <RowReview
        counts={
          new Map([
            ['NEW', summary.new],
            ['CHANGED', summary.changed],
            ['UNCHANGED', summary.unchanged],
            ['INVALID', summary.invalid],
            ['LEFT_OUT', summary.leftOut],
          ])
        }
        columns={found.columns}
        view={view}
        kind={workplaceRowKind(view.leaveOut)}
      />
      <Commit found={found} refetchRows={view.refetch} />
    </>
  );
}

function Commit({ found, refetchRows }: ReviewStepProps & { refetchRows: () => Promise<unknown> }) {
  const { setReview } = useWorkplaceImportUrl();
  const [commit, { loading, error }] = useMutation(CommitWorkplaceImportDocument);
  const { refetch } = useQuery(WorkplaceImportDocument, {
    variables: { id: found.id },
    fetchPolicy: 'cache-only',
  });
  const { summary, planned } = found;
  const count = summary.new + summary.changed;
  const start = async () => {
    try {
      await commit({ variables: { input: { id: found.id, planned: planned ?? '' } } });
      setReview(false);
    } catch (failed) {
      console.error('The workplaces were not imported.', failed);
      // Somebody has changed workplaces: the rows are shown as they would be written now.
      if (readFailure(failed).reason === 'STALE') await Promise.all([refetch(), refetchRows()]);
    }
  };
  return (
    <Grid gap="4" className="imports-decision box panel">
      {error && !loading && <Message tone="error">{readFailure(error).message}</Message>}
      {count === 0 && (
        <Message tone="info">Det finns inget att importera: ingen rad är ny eller ändrar något.</Message>
      )}
      {count > 0 && summary.invalid > 0 && (
        <p>{counted(summary.invalid, 'rad har fel', 'rader har fel')} och hoppas över.</p>
      )}
      {summary.leftOut > 0 && <p>{counted(summary.leftOut, 'rad', 'rader')} har du valt att hoppa över.</p>}
      <Row align="stretch">
        <Button onClick={() => setReview(false)}>Tillbaka till kolumnerna</Button>
        {count > 0 && (
          <Button variant="primary" busy={loading} onClick={() => void start()}>
            Importera {counted(count, 'rad', 'rader')}
          </Button>
        )}
        {summary.invalid + summary.leftOut > 0 && (
          <ErrorFileButton path={transferPaths.workplaceImportErrors(found.id)} />
        )}
      </Row>
    </Grid>
  );
}
