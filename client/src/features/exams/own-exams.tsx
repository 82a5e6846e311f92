import { kronor } from '../../../../domain/numbers';
import { useFresh } from '../../apollo/use-query';
import { examTimeText } from '../../entities/exam/exam-time';
import { owesFee } from '../../entities/exam/owes-fee';
import { ExamStatusBadge } from '../../entities/exam/exam-status-badge';
import { OwnExamsDocument, type OwnExamsQuery } from '../../graphql/generated';
import { formatDate } from '../../lib/dates';
import { Card } from '../../ui/card';
import { Table, type TableColumn } from '../../ui/table';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

type OwnExam = OwnExamsQuery['exams']['nodes'][number];

const columns: TableColumn<OwnExam>[] = [
  { key: 'course', header: 'Kurs', rowHeader: true, cell: ({ course }) => course },
  { key: 'status', header: 'Status', cell: ({ status }) => <ExamStatusBadge status={status} /> },
  { key: 'time', header: 'Tid', cell: OwnTimes },
  { key: 'fee', header: 'Avgift', cell: feeText },
];

/** 'Mina prövningar': each own registration with its state, and when and where it is held. */
export function OwnExams() {
  const { data, error, refetch } = useFresh(OwnExamsDocument);
  const own = data?.exams.nodes;
  return (
    <Card title="Mina prövningar">
      <LoadFailed {...{ error, refetch }} text="Kunde inte hämta dina prövningar." />
      {!own && !error && <Loading text="Laddar dina prövningar..." lines={4} />}
      {own?.length === 0 && <p className="meta">Du har inga anmälningar till prövning.</p>}
      {own && own.length > 0 && (
        <Table caption="Mina prövningar" rows={own} rowKey={({ id }) => id} columns={columns} />
      )}
    </Card>
  );
}

/** Each part with its day, time and room; before that, the month that was asked for. */
function OwnTimes({ status, requestedMonth, times }: OwnExam) {
  if (status === 'DENIED') return '–';
  if (times.length === 0) return `Önskad månad ${requestedMonth.toLowerCase()}, ingen tid ännu`;
  return times.map((time) => (
    <span key={`${time.heldOn} ${time.startsAt}`} className="line">
      {examTimeText(time)}
    </span>
  ));
}

function feeText(exam: OwnExam): string {
  const { status, feeOre, feeExemptReason, paymentDate } = exam;
  if (paymentDate) return `Betald ${formatDate(paymentDate)}`;
  if (feeExemptReason) return `Avgiftsfri: ${feeExemptReason}`;
  if (owesFee(exam)) return `${kronor(feeOre)} att betala`;
  return status === 'DENIED' ? '–' : 'Avgiftsfri';
}
