import { Link } from 'react-router-dom';
import { importStateLabels } from '../../../../domain/labels/import';
import { useQuery } from '../../apollo/use-query';
import { RecentImportsDocument } from './imports.generated';
import { formatDateTime } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { importable, leftOut, rowsOf } from './import-texts';
import { useImportUrl } from './use-import-url';
import { Grid, Row } from '../../ui/layout';

/** One's own imports of the last 24 hours: to go on with, to look at, or to undo. Without any, nothing. */
export function RecentImports() {
  const { batchSearch } = useImportUrl();
  const { data, error } = useQuery(RecentImportsDocument, { fetchPolicy: 'cache-and-network' });
  const batches = data?.importBatches ?? [];
  // The step works without them: a file can be chosen all the same.
  if (error) return <p className="meta">Tidigare importer kunde inte hämtas.</p>;
  if (batches.length === 0) return null;
  return (
    <div>
      <h3>Importer det senaste dygnet</h3>
      <Grid as="ul" gap="2" className="above-2">
        {batches.map(({ id, filename, state, createdAt, summary }) => (
          <Row as="li" key={id} gap="1 3">
            <Link to={{ search: batchSearch(id) }}>{filename}</Link>
            <Badge tone={state === 'DONE' ? 'ok' : state === 'FAILED' ? 'danger' : 'neutral'}>
              {importStateLabels[state]}
            </Badge>
            <span className="meta">
              {formatDateTime(createdAt)} · {rowsOf(importable(summary))} att importera
              {leftOut(summary) > 0 && `, ${leftOut(summary)} med fel`}
            </span>
          </Row>
        ))}
      </Grid>
    </div>
  );
}
