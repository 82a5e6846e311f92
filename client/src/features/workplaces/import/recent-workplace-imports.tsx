import { Link } from 'react-router-dom';
import { importStateLabels } from '../../../../../domain/labels/import';
import { counted } from '../../../../../domain/numbers';
import { useQuery } from '../../../apollo/use-query';
import { formatDateTime } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Grid, Row } from '../../../ui/layout';
import { useWorkplaceImportUrl } from './use-workplace-import-url';
import { WorkplaceImportsDocument } from './workplace-imports.generated';

/** Imports of the last 24 hours: to go on with, to look at, or to undo. Without any, nothing. */
export function RecentWorkplaceImports() {
  const { searchOf } = useWorkplaceImportUrl();
  const { data, error } = useQuery(WorkplaceImportsDocument, { fetchPolicy: 'cache-and-network' });
  const imports = data?.workplaceImports ?? [];
  // The step works without them: a file can be chosen all the same.
  if (error) return <p className="meta">Tidigare importer kunde inte hämtas.</p>;
  if (imports.length === 0) return null;
  return (
    <div>
      <h3>Importer det senaste dygnet</h3>
      <Grid as="ul" gap="2" className="above-2">
        {imports.map(({ id, filename, state, createdAt, importedBy, summary }) => (
          <Row as="li" key={id} gap="1 3">
            <Link to={{ search: searchOf(id) }}>{filename}</Link>
            <Badge tone={state === 'DONE' ? 'ok' : 'neutral'}>{importStateLabels[state]}</Badge>
            <span className="meta">
              {formatDateTime(createdAt)} · {importedBy} ·{' '}
              {counted(summary.new + summary.changed, 'rad', 'rader')}
              {state === 'PREVIEW' && ' att importera'}
              {summary.invalid > 0 && `, ${summary.invalid} med fel`}
              {summary.leftOut > 0 && `, ${summary.leftOut} som hoppas över`}
            </span>
          </Row>
        ))}
      </Grid>
    </div>
  );
}
