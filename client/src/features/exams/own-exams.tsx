import { feeInKronor } from '../../../../domain/numbers';
import { useQuery } from '../../apollo/use-query';
import { examTimeText } from '../../entities/exam/exam-time';
import { owesFee } from '../../entities/exam/owes-fee';
import { OwnExamBadge } from '../../entities/exam/exam-status-badge';
import { OwnExamsDocument, type OwnExamsQuery } from './exams.generated';
import { formatDate } from '../../lib/dates';
import { Card } from '../../ui/card';
import { termTexts } from '../../lib/term-texts';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/overlays/confirm-store';
import { useWithdrawExam } from './use-withdraw-exam';
import { Table, type TableColumn } from '../../ui/table';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

type OwnExam = OwnExamsQuery['exams']['nodes'][number];

const columns: TableColumn<OwnExam>[] = [
  { key: 'course', header: 'Kurs', rowHeader: true, cell: ({ course }) => course },
  { key: 'status', header: 'Status', cell: ({ progress }) => <OwnExamBadge progress={progress} /> },
  { key: 'time', header: 'Tid', cell: OwnTimes },
  { key: 'fee', header: 'Avgift', cell: feeText },
  {
    key: 'withdraw',
    header: 'Åtgärd',
    cell: (exam) => exam.viewerMay.withdraw && <WithdrawButton exam={exam} />,
  },
];

function WithdrawButton({ exam }: { exam: OwnExam }) {
  const withdraw = useWithdrawExam();
  const title = `${exam.course}, ${exam.requestedMonth.toLowerCase()}`;
  const ask = async () => {
    const yes = await confirm({
      title: 'Ta tillbaka anmälan',
      question: `Vill du ta tillbaka anmälan till prövning i ${title}?`,
      confirmLabel: 'Ta tillbaka anmälan',
      cancelLabel: 'Behåll anmälan',
    });
    if (yes) await withdraw(exam.id, title);
  };
  return (
    <Button size="sm" aria-label={`Ta tillbaka anmälan: ${title}`} onClick={() => void ask()}>
      Ta tillbaka anmälan
    </Button>
  );
}

/** 'Mina prövningar': each own registration with its state, and when and where it is held. */
export function OwnExams() {
  const { data, error, refetch } = useQuery(OwnExamsDocument, { fetchPolicy: 'cache-and-network' });
  const own = data?.exams.nodes;
  return (
    <Card title="Mina prövningar">
      <p className="meta below-2">{termTexts.exam}</p>
      <LoadFailed {...{ error, refetch }} text="Kunde inte hämta dina prövningar." />
      {!own && !error && <Loading text="Laddar dina prövningar…" lines={4} />}
      {own?.length === 0 && <p className="meta">Du har inga anmälningar till prövning.</p>}
      {own && own.length > 0 && (
        <Table caption="Mina prövningar" rows={own} rowKey={({ id }) => id} columns={columns} />
      )}
    </Card>
  );
}

/** Each part with its day, time and room; before that, the month that was asked for. */
function OwnTimes({ status, requestedMonth, requestedYear, times }: OwnExam) {
  if (status === 'DENIED') return '–';
  if (times.length === 0)
    return `Önskad månad ${requestedMonth.toLowerCase()} ${requestedYear}, ingen tid än`;
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
  if (owesFee(exam)) return `${feeInKronor(feeOre)} att betala`;
  return status === 'DENIED' ? '–' : 'Avgiftsfri';
}
