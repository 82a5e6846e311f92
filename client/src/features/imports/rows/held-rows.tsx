import { useQuery } from '../../../apollo/use-query';
import { HeldImportRowsDocument, type HeldImportRowsQuery } from '../imports.generated';
import { formatDateTime } from '../../../lib/dates';
import { mayAccess } from '../../../../../domain/roles';
import { buttons } from '../../../lib/fixed-texts';
import { useSession } from '../../../lib/session/session-store';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { useDecideHeldRow } from './use-decide-held-row';
import { Grid, Row } from '../../../ui/layout';

type HeldRow = HeldImportRowsQuery['heldImportRows'][number];

/** Rows of other people's imports that only an administrator may bring in. Without any, nothing. */
export function HeldRows() {
  const { rows, failed, retry } = useHeldRows();
  if (failed) return <HeldRowsFailed onRetry={retry} />;
  if (!rows || rows.length === 0) return null;
  return (
    <section aria-labelledby="held-rows">
      <h3 id="held-rows">{heldRowsTitle}</h3>
      <HeldRowList rows={rows} />
    </section>
  );
}

export const heldRowsTitle = 'Rader som väntar på en administratör';

/** What waits; undefined while it is asked. */
export function useHeldRows(): {
  rows: readonly HeldRow[] | undefined;
  failed: boolean;
  retry: () => void;
} {
  const { role } = useSession();
  const mayRead = mayAccess(role, ['ADMIN']);
  const { data, error, refetch } = useQuery(HeldImportRowsDocument, {
    fetchPolicy: 'network-only',
    skip: !mayRead,
  });
  return {
    rows: mayRead ? data?.heldImportRows : [],
    failed: Boolean(error),
    retry: () => void refetch(),
  };
}

export function HeldRowsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Message tone="error" actions={<Button onClick={onRetry}>{buttons.retry}</Button>}>
      Rader som väntar på en administratör kunde inte hämtas.
    </Message>
  );
}

export function HeldRowList({ rows }: { rows: readonly HeldRow[] }) {
  return (
    <>
      <p className="meta">
        De gäller elever med skyddade personuppgifter. Den som importerade dem har inte fått veta det.
      </p>
      <Grid as="ul" gap="4" className="imports-held above-3">
        {rows.map((row) => (
          <HeldRowItem key={row.id} row={row} />
        ))}
      </Grid>
    </>
  );
}

function HeldRowItem({ row }: { row: HeldRow }) {
  const { onTake, taking, onDrop, dropping } = useDecideHeldRow(row);
  return (
    <Grid as="li" gap="2" columns="minmax(0, 1fr)">
      <p>
        <strong>{row.studentName}</strong>{' '}
        <span className="meta">
          {row.importedBy}, {row.filename} rad {row.row}, {formatDateTime(row.importedAt)}
        </span>
      </p>
      <Row as="dl" gap="2 4" align="stretch">
        {row.cells.map(({ header, value }, index) => (
          // The columns of a file may share a heading; their order is what tells them apart.
          <div key={`${index} ${header}`}>
            <dt className="muted">{header}</dt>
            <dd className="breaks">{value}</dd>
          </div>
        ))}
      </Row>
      <div className="row">
        <Button size="sm" variant="soft" busy={taking} onClick={() => void onTake()}>
          Granska och importera<span className="sr-only"> raden om {row.studentName}</span>
        </Button>
        <Button size="sm" busy={dropping} onClick={() => void onDrop()}>
          Släng<span className="sr-only"> raden om {row.studentName}</span>
        </Button>
      </div>
    </Grid>
  );
}
