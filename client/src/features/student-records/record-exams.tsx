import { isOneOf } from '../../../../domain/roles';
import { useQuery } from '../../apollo/use-query';
import { ExamStatusBadge, OwnExamBadge } from '../../entities/exam/exam-status-badge';
import { RecordExamsDocument } from './student-records.generated';
import { formatDate } from '../../lib/dates';
import { useSession } from '../../lib/session/session-store';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Table } from '../../ui/table';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

/** The registrations for exams of one student. */
export function RecordExams({ studentId }: { studentId: string }) {
  const { role } = useSession();
  const { data, error } = useQuery(RecordExamsDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  if (error) return <LoadFailed error={error} text="Kunde inte hämta prövningarna." />;
  if (!data) return <Loading text="Laddar prövningar…" lines={4} />;
  // The exam page registers for these alone (permissions, section 4).
  const register = isOneOf(role, ['STUDENT', 'ADMIN', 'SYSTEMADMIN']) && (
    <LinkButton to={`/examform?elev=${encodeURIComponent(studentId)}`}>Anmäl till prövning</LinkButton>
  );
  if (data.exams.nodes.length === 0)
    return <EmptyState text="Eleven har inga prövningar." action={register} />;
  return (
    <div className="stack">
      <Table
        caption="Prövningar"
        rows={data.exams.nodes}
        rowKey={({ id }) => id}
        columns={[
          { key: 'course', header: 'Kurs', rowHeader: true, cell: ({ course }) => course },
          { key: 'month', header: 'Månad', cell: ({ requestedMonth }) => requestedMonth },
          {
            key: 'status',
            header: 'Status',
            cell: ({ status, progress }) =>
              role === 'STUDENT' ? <OwnExamBadge progress={progress} /> : <ExamStatusBadge status={status} />,
          },
          {
            key: 'payment',
            header: 'Betalning',
            cell: ({ paymentDate }) => (paymentDate ? formatDate(paymentDate) : 'Ej betald'),
          },
          { key: 'created', header: 'Anmäld', cell: ({ createdAt }) => formatDate(createdAt) },
        ]}
      />
      {register && <div>{register}</div>}
    </div>
  );
}
