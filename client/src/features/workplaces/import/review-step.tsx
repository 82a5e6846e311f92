import { Link } from 'react-router-dom';
import { useMutation } from '@apollo/client/react';
import { workplaceImportFieldLabels } from '../../../../../domain/labels/workplace-import';
import { counted } from '../../../../../domain/numbers';
import { useQuery } from '../../../apollo/use-query';
import { readFailure } from '../../../apollo/failure';
import type { RowKind } from '../../../entities/import/imported-rows';
import { RowReview } from '../../../entities/import/row-review';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { Grid, Row } from '../../../ui/layout';
import { useWorkplaceImportRows } from './use-workplace-import-rows';
import { useWorkplaceImportUrl } from './use-workplace-import-url';
import {
  CommitWorkplaceImportDocument,
  WorkplaceImportDocument,
  type WorkplaceImportFieldsFragment,
  type WorkplaceImportRowFieldsFragment,
} from './workplace-imports.generated';

interface ReviewStepProps {
  found: WorkplaceImportFieldsFragment;
}

const workplaceRows: RowKind<WorkplaceImportRowFieldsFragment> = {
  labels: workplaceImportFieldLabels,
  telling: new Set(['ORGANISATION_NUMBER', 'CITY', 'SUPERVISOR_NAME']),
  record: ({ workplaceId, name, row }) =>
    workplaceId && (
      <Link to={`/apl/plats/${workplaceId}`} target="_blank">
        Visa arbetsplatsen som finns
        <span className="sr-only">, för {name ?? `rad ${row}`}, i en ny flik</span>
      </Link>
    ),
};

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
          ])
        }
        columns={found.columns}
        view={view}
        kind={workplaceRows}
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
      <Row align="stretch">
        <Button onClick={() => setReview(false)}>Tillbaka till kolumnerna</Button>
        {count > 0 && (
          <Button variant="primary" busy={loading} onClick={() => void start()}>
            Importera {counted(count, 'rad', 'rader')}
          </Button>
        )}
      </Row>
    </Grid>
  );
}
