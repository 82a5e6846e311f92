import './access-log.css';
import { useMemo } from 'react';
import { auditLogList } from '../../../../domain/lists/logs';
import { useLogAnswer } from '../../apollo/use-log-answer';
import { useQuery } from '../../apollo/use-query';
import { ExportMenu } from '../../entities/export/export-menu';
import { AuditLogDocument } from './audit-log.generated';
import { LogList, useLogState } from '../../ui/log/log-list';
import { auditColumns, type AuditEntry } from './audit-columns';
import { PersonFilter } from './person-filter';

/** 'Revisionslogg': who signed in, and who changed accounts, keys and settings, newest first. */
export function AuditLog() {
  const state = useLogState(auditLogList);
  const { view, params, input, narrow } = state;
  const query = useQuery(AuditLogDocument, {
    variables: { input },
    // A log is read as it is now.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const answer = useLogAnswer(query, ({ auditLog }) => auditLog);
  const personName = nameIn(answer.page?.nodes ?? [], view.userId);
  const columns = useMemo(() => auditColumns((userId) => narrow({ userId })), [narrow]);
  return (
    <LogList
      state={state}
      emptyText="Inget har hänt än."
      answer={answer}
      names={{ userId: () => personName }}
      columns={columns}
      fields={{ userId: <PersonFilter value={view.userId} onChange={(userId) => narrow({ userId })} /> }}
      actions={<ExportMenu students list="audit-log" query={params} />}
    />
  );
}

/** The name of an account in the rows: as actor or as subject. */
function nameIn(rows: readonly AuditEntry[], id: string | null): string | undefined {
  for (const { userId, userName, subjectId, subjectName } of rows) {
    if (userId === id && userName) return userName;
    if (subjectId === id && subjectName) return subjectName;
  }
  return undefined;
}
