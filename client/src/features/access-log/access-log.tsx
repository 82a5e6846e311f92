import './access-log.css';
import { useMemo } from 'react';
import { accessLogList } from '../../../../domain/lists/logs';
import { useLogAnswer } from '../../apollo/use-log-answer';
import { useQuery } from '../../apollo/use-query';
import { AccessLogDocument } from './access-log.generated';
import { Button } from '../../ui/button';
import { LogList, useLogState } from '../../ui/log/log-list';
import { logColumns } from './log-columns';
import { PersonFilter } from './person-filter';

/** 'Åtkomstlogg' (permissions, M56): who opened whose record, newest first. */
export function AccessLog() {
  const state = useLogState(accessLogList);
  const { view, input, narrow } = state;
  const query = useQuery(AccessLogDocument, {
    variables: { input },
    // A log is read as it is now.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const answer = useLogAnswer(query, ({ accessLog }) => accessLog);
  const columns = useMemo(
    () =>
      logColumns({
        onPerson: (userId) => narrow({ userId }),
        onStudent: (studentId) => narrow({ studentId }),
      }),
    [narrow],
  );
  const rows = answer.page?.nodes ?? [];
  const studentName = rows.find(({ studentId }) => studentId === view.studentId)?.studentName;
  const personName = rows.find(({ userId }) => userId === view.userId)?.userName;
  return (
    <LogList
      state={state}
      emptyText="Ingen har öppnat elevuppgifter än."
      answer={answer}
      names={{ studentId: () => studentName ?? undefined, userId: () => personName ?? undefined }}
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
