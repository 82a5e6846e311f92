import { omissionReasons } from '../../../../../domain/labels/import';
import { counted } from '../../../../../domain/numbers';
import { useQuery } from '../../../apollo/use-query';
import { Grid } from '../../../ui/layout';
import {
  OmittedWorkplaceRowsDocument,
  type WorkplaceImportFieldsFragment,
} from './workplace-imports.generated';

const SHOWN = 10;

/** The rows that were not imported, with the reasons. */
export function OmittedRows({ found: { id, summary } }: { found: WorkplaceImportFieldsFragment }) {
  const count = summary.invalid + summary.leftOut;
  const { data } = useQuery(OmittedWorkplaceRowsDocument, {
    variables: { id, first: SHOWN },
    skip: count === 0,
  });
  const rows = data?.workplaceImport.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <div>
      <h3>Rader som inte importerades</h3>
      <Grid as="ul" gap="2" className="above-2">
        {rows.map((row) => (
          <li key={row.row}>
            <strong>
              Rad {row.row}
              {row.name && `, ${row.name}`}:
            </strong>{' '}
            {omissionReasons(row)}
          </li>
        ))}
      </Grid>
      {count > rows.length && (
        <p className="meta above-2">Och {counted(count - rows.length, 'rad', 'rader')} till, se felfilen.</p>
      )}
    </div>
  );
}
