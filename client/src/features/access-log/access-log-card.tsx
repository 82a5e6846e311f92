import './access-log.css';
import { useMemo } from 'react';
import { accessLogList } from '../../../../domain/lists/logs';
import { readFailure } from '../../apollo/failure';
import { useQuery } from '../../apollo/use-query';
import { AccessLogDocument } from './access-log.generated';
import { Button } from '../../ui/button';
import { LogList, useLogState } from '../../ui/log/log-list';
import { logColumns } from './log-columns';
import { PersonFilter } from './person-filter';

/** 'Åtkomstlogg' (permissions, M56): who opened whose record, newest first. */
export function AccessLogCard() {
  const state = useLogState(accessLogList);
  const { view, input, narrow } = state;
  const { data, previousData, loading, error, refetch } = useQuery(AccessLogDocument, {
    variables: { input },
    // A log is read as it is now.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.accessLog;
  const columns = useMemo(
    () =>
      logColumns({
        onPerson: (userId) => narrow({ userId }),
        onStudent: (studentId) => narrow({ studentId }),
      }),
    [narrow],
  );
  const studentName = page?.nodes.find(({ studentId }) => studentId === view.studentId)?.studentName;
  return (
    <LogList
      state={state}
      intro="Här står vem som öppnade vilka elevers uppgifter. Elevers läsning av sina egna uppgifter loggas inte."
      emptyText="Ingen har öppnat elevuppgifter än."
      page={page}
      loading={loading}
      failure={error ? readFailure(error).message : null}
      refetch={refetch}
      columns={columns}
      fields={{ userId: <PersonFilter value={view.userId} onChange={(userId) => narrow({ userId })} /> }}
      extra={
        view.studentId && (
          <Button size="sm" variant="soft" onClick={() => narrow({ studentId: null })}>
            {studentName ?? 'En elev'}: visa alla elever
          </Button>
        )
      }
    />
  );
}
