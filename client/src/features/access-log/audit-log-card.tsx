import './access-log.css';
import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useRef } from 'react';
import { ExportMenu } from '../../entities/export/export-menu';
import { readFailure } from '../../apollo/failure';
import { AuditLogDocument } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { useAddressState } from '../../lib/use-address-state';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Message } from '../../ui/message';
import { Loading } from '../../ui/skeleton';
import { Table } from '../../ui/table';
import {
  isAuditFiltered,
  noAuditFilter,
  readAuditView,
  toAuditInput,
  writeAuditView,
  type AuditView,
} from './audit-address';
import { auditColumns } from './audit-columns';
import { AuditFilters } from './audit-filters';

/** 'Revisionslogg': who signed in, and who changed accounts, keys and settings, newest first. */
export function AuditLogCard() {
  const place = useRef<HTMLDivElement>(null);
  const { view, params, change } = useAddressState(readAuditView, writeAuditView);
  const { data, previousData, loading, error, refetch } = useQuery(AuditLogDocument, {
    variables: { input: toAuditInput(view) },
    // A log is read as it is now.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.auditLog;
  const narrow = useCallback((filter: Partial<AuditView>) => change({ after: null, ...filter }), [change]);
  const columns = useMemo(() => auditColumns((userId) => narrow({ userId })), [narrow]);
  const turn = (after: string | null) => {
    change({ after });
    place.current?.focus();
  };
  const again = () => {
    refetch().catch((failed: unknown) => console.error('The log could not be read anew.', failed));
  };
  return (
    <Card title="Revisionslogg" actions={<ExportMenu students list="audit-log" query={params} />}>
      <div ref={place} tabIndex={-1} className="stack">
        <p className="meta">
          Här står vem som har loggat in och vem som har ändrat konton, nycklar och inställningar, varifrån
          och hur det var före och efter. Att någon läser loggen står också här.
        </p>
        <AuditFilters view={view} narrow={narrow} />
        {error && !loading && (
          <Message tone="error" actions={<Button onClick={again}>{buttons.retry}</Button>}>
            Kunde inte hämta revisionsloggen. {readFailure(error).message}
          </Message>
        )}
        {!page && !error && <Loading text="Laddar revisionsloggen..." lines={10} />}
        {page?.nodes.length === 0 && (
          <EmptyState
            text={isAuditFiltered(view) ? 'Inga rader matchar filtret.' : 'Inget har hänt än.'}
            action={
              isAuditFiltered(view) && <Button onClick={() => narrow(noAuditFilter)}>Rensa filter</Button>
            }
          />
        )}
        {page && page.nodes.length > 0 && (
          <Table
            caption="Revisionslogg"
            columns={columns}
            rows={page.nodes}
            rowKey={({ id }) => id}
            density="compact"
            busy={loading}
          />
        )}
        {page && (view.after !== null || page.nextCursor !== null) && (
          <nav aria-label="Revisionsloggens sidor" className="row no-print">
            <Button disabled={view.after === null} onClick={() => turn(null)}>
              Nyaste
            </Button>
            <Button disabled={page.nextCursor === null || loading} onClick={() => turn(page.nextCursor)}>
              Äldre
            </Button>
          </nav>
        )}
      </div>
    </Card>
  );
}
