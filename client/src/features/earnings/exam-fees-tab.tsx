import { kronor } from '../../../../domain/numbers';
import { Link } from 'react-router-dom';
import { useQuery } from '../../apollo/use-query';
import { ExamFeesDocument, type ExamFeesQuery } from './earnings.generated';
import { formatDate } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ListTable } from '../../ui/list/list-table';
import type { TableColumn } from '../../ui/table';
import { periodOf, type EarningsView } from './earnings-url';
import { PeriodFilter } from './period-filter';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

type Fee = ExamFeesQuery['examFees']['fees'][number];

const columns: TableColumn<Fee>[] = [
  {
    key: 'student',
    header: 'Prövande',
    rowHeader: true,
    cell: ({ studentId, studentName }) => <Link to={`/student/${studentId}`}>{studentName}</Link>,
  },
  { key: 'course', card: 'fact', header: 'Kurs', cell: ({ course }) => course },
  {
    key: 'municipality',
    card: 'fact',
    header: 'Kommun',
    cell: ({ municipality }) => municipality ?? 'Ej angivet',
  },
  { key: 'on', header: 'Betald', cell: ({ on, exemptReason }) => (exemptReason ? '–' : formatDate(on)) },
  {
    key: 'exempt',
    header: 'Befrielse',
    cell: ({ exemptReason }) => (exemptReason ? <Badge tone="info">{exemptReason}</Badge> : '–'),
  },
  { key: 'fee', card: 'state', header: 'Avgift', numeric: true, cell: ({ feeOre }) => kronor(feeOre) },
];

/** Fees of exams by the day of payment; who had an F on the course pays nothing (domain D6). */
export function ExamFeesTab({
  view,
  onChange,
}: {
  view: EarningsView;
  onChange: (change: Partial<EarningsView>) => void;
}) {
  const { data, previousData, error, loading, refetch } = useQuery(ExamFeesDocument, {
    variables: {
      input: { ...periodOf(view), municipality: view.municipality },
    },
    fetchPolicy: 'cache-and-network',
  });
  const report = (data ?? previousData)?.examFees;
  return (
    <div className="stack">
      <PeriodFilter view={view} onChange={onChange} />
      <LoadFailed {...{ error, refetch }} text="Kunde inte hämta avgifterna." />
      {!report && !error && <Loading text="Laddar prövningsavgifter…" lines={6} />}
      {report && (
        <>
          <p role="status">
            <strong className="tabular">{kronor(report.totalOre)}</strong> i avgifter: {report.paidCount}{' '}
            betalda, {report.exemptCount} befriade.
          </p>
          {report.fees.length === 0 ? (
            <EmptyState text="Inga prövningsavgifter i perioden." />
          ) : (
            <ListTable
              caption="Prövningsavgifter"
              columns={columns}
              rows={report.fees}
              rowKey={({ examId }) => examId}
              density="compact"
              busy={loading && !data}
            />
          )}
        </>
      )}
    </div>
  );
}
