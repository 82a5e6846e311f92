import { Link } from 'react-router-dom';
import type { EarningProblemKind } from '../../../../domain/generated';
import { earningProblemLabels } from '../../../../domain/labels/earning';
import { useQuery } from '../../apollo/use-query';
import { EarningLinesDocument, type EarningLineRowFragment } from './earnings.generated';
import { formatDate } from '../../lib/dates';
import { Button } from '../../ui/button';
import { CourseCode } from '../../ui/course-code';
import { Dialog } from '../../ui/overlays/dialog';
import { Table, type TableColumn } from '../../ui/table';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

interface ProblemDialogProps {
  period: { from: string; to: string };
  problem: { kind: EarningProblemKind; municipality: string | null };
  onClose: () => void;
}

const MOST = 100;

const columns: TableColumn<EarningLineRowFragment>[] = [
  {
    key: 'course',
    header: 'Kurs eller paket',
    rowHeader: true,
    cell: ({ code, equivalents, title }) => (
      <>
        {title} {code && <CourseCode code={code} equivalents={equivalents} />}
      </>
    ),
  },
  {
    key: 'student',
    card: 'fact',
    header: 'Elev',
    cell: ({ studentId, studentName }) => <Link to={`/student/${studentId}`}>{studentName}</Link>,
  },
  {
    key: 'start',
    card: 'fact',
    header: 'Startdatum',
    cell: ({ firstOn }) => (firstOn ? formatDate(firstOn) : 'Saknas'),
  },
];

/** Enrolments that are missing from the sums, so that users can add the missing facts. */
export function ProblemDialog({ period, problem, onClose }: ProblemDialogProps) {
  const { data, error } = useQuery(EarningLinesDocument, {
    variables: {
      input: { ...period, municipality: problem.municipality, problem: problem.kind, first: MOST },
    },
    fetchPolicy: 'network-only',
  });
  const found = data?.earningLines;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={`${earningProblemLabels[problem.kind]}${problem.municipality ? ` i ${problem.municipality}` : ''}`}
      footer={<Button onClick={onClose}>Stäng</Button>}
    >
      <LoadFailed error={error} text="Kunde inte hämta raderna." />
      {!found && !error && <Loading text="Laddar rader…" lines={4} />}
      {found && (
        <>
          {found.totalCount > MOST && (
            <p className="meta">
              De första {MOST} av {found.totalCount}.
            </p>
          )}
          <Table
            caption={earningProblemLabels[problem.kind]}
            columns={columns}
            rows={found.nodes}
            rowKey={({ enrollmentId }) => enrollmentId}
            density="compact"
          />
        </>
      )}
    </Dialog>
  );
}
