import './access-log.css';
import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useRef } from 'react';
import { readFailure } from '../../apollo/failure';
import { AccessLogDocument } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { useAddressState } from '../../lib/use-address-state';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Message } from '../../ui/message';
import { Loading } from '../../ui/skeleton';
import { Table } from '../../ui/table';
import { isFiltered, noFilter, readLogView, toLogInput, writeLogView, type LogView } from './log-address';
import { logColumns } from './log-columns';
import { LogFilters } from './log-filters';

/** 'Åtkomstlogg' (permissions, M56): who opened whose record, newest first. */
export function AccessLogCard() {
  const place = useRef<HTMLDivElement>(null);
  const { view, change } = useAddressState(readLogView, writeLogView);
  const { data, previousData, loading, error, refetch } = useQuery(AccessLogDocument, {
    variables: { input: toLogInput(view) },
    // A log is read as it is now.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.accessLog;
  const narrow = useCallback((filter: Partial<LogView>) => change({ after: null, ...filter }), [change]);
  const columns = useMemo(
    () =>
      logColumns({
        onPerson: (userId) => narrow({ userId }),
        onStudent: (studentId) => narrow({ studentId }),
      }),
    [narrow],
  );
  const turn = (after: string | null) => {
    change({ after });
    place.current?.focus();
  };
  const again = () => {
    refetch().catch((failed: unknown) => console.error('The log could not be read anew.', failed));
  };
  const studentName = page?.nodes.find(({ studentId }) => studentId === view.studentId)?.studentName ?? null;
  return (
    <Card title="Åtkomstlogg">
      <div ref={place} tabIndex={-1} className="stack">
        <p className="meta">
          Här står vem som öppnade vilka elevers uppgifter. Elevers läsning av sina egna uppgifter loggas
          inte.
        </p>
        <LogFilters view={view} studentName={studentName} narrow={narrow} />
        {error && !loading && (
          <Message tone="error" actions={<Button onClick={again}>{buttons.retry}</Button>}>
            Kunde inte hämta åtkomstloggen. {readFailure(error).message}
          </Message>
        )}
        {!page && !error && <Loading text="Laddar åtkomstloggen..." lines={10} />}
        {page?.nodes.length === 0 && (
          <EmptyState
            text={isFiltered(view) ? 'Inga rader matchar filtret.' : 'Ingen har öppnat elevuppgifter än.'}
            action={isFiltered(view) && <Button onClick={() => narrow(noFilter)}>Rensa filter</Button>}
          />
        )}
        {page && page.nodes.length > 0 && (
          <Table
            caption="Åtkomstlogg"
            columns={columns}
            rows={page.nodes}
            rowKey={({ id }) => id}
            density="compact"
            busy={loading}
          />
        )}
        {page && (view.after !== null || page.nextCursor !== null) && (
          <nav aria-label="Åtkomstloggens sidor" className="row no-print">
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
