import { useQuery } from '../../../apollo/use-query';
import { onDemand } from '../../../ui/on-demand';
import { kronor } from '../../../../../domain/numbers';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { earningStatusLabels, priceBasisInSentence } from '../../../../../domain/labels/earning';
import { EarningLinesDocument, type EarningLineRowFragment } from '../earnings.generated';
import type { PageSize } from '../../../lib/url-state/url-values';
import { useUsualRows } from '../../../lib/use-medium';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ListPages } from '../../../ui/list/list-pages';
import { ListTable } from '../../../ui/list/list-table';
import type { TableColumn } from '../../../ui/table';
import { periodOf, type EarningsView } from '../earnings-url';
import { statusTones } from '../earnings-texts';
import { EnrollmentStatusBadge } from '../../../entities/enrollment/enrollment-status-badge';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { Loading } from '../../../ui/feedback/skeleton';
import { Period } from '../../../ui/text/period';

const WhyDialog = onDemand(async () => (await import('../why-dialog')).WhyDialog);

type Line = EarningLineRowFragment;

interface LineTableProps {
  view: EarningsView;
  onChange: (change: Partial<EarningsView>) => void;
}

/** The students of one course or package, with where each amount comes from. */
export function LineTable({ view, onChange }: LineTableProps) {
  const usual = useUsualRows();
  const [chosenRows, setRows] = useState<PageSize | null>(null);
  const rows = chosenRows ?? usual;
  const [asked, setAsked] = useState<Line | null>(null);
  const { municipality, courseId, packageId, page } = view;
  const { data, previousData, error, loading, refetch } = useQuery(EarningLinesDocument, {
    variables: {
      input: { ...periodOf(view), municipality, courseId, packageId, page, first: rows },
    },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.earningLines ?? previousData?.earningLines;
  if (error) return <LoadFailed {...{ error, refetch }} text="Kunde inte hämta eleverna." />;
  if (!found) return <Loading text="Laddar elever…" lines={8} />;
  if (found.totalCount === 0) return <EmptyState text="Inga inskrivningar med pris i perioden." />;
  return (
    <>
      <ListTable
        caption="Intäkter per elev"
        columns={columnsFor(setAsked)}
        rows={found.nodes}
        rowKey={({ enrollmentId, municipality: place }) => `${enrollmentId} ${place}`}
        density="compact"
        busy={loading && !data}
      />
      <ListPages
        page={page}
        rows={rows}
        total={found.totalCount}
        label="Sidor med elever"
        onChange={({ page: turned, rows: size }) => {
          if (size) setRows(size);
          onChange({ page: turned });
        }}
      />
      {asked && <WhyDialog line={asked} period={periodOf(view)} onClose={() => setAsked(null)} />}
    </>
  );
}

function columnsFor(ask: (line: Line) => void): TableColumn<Line>[] {
  return [
    {
      key: 'student',
      header: 'Elev',
      rowHeader: true,
      cell: ({ studentId, studentName, isProtected, firstOn, lastOn }) => (
        <>
          <Link to={`/student/${studentId}`}>{studentName}</Link>
          {isProtected && <Badge tone="warn">Skyddad</Badge>}
          <span className="meta earnings-below">
            <Period from={firstOn} to={lastOn} />
          </span>
        </>
      ),
    },
    {
      key: 'enrollment',
      header: 'Inskrivning',
      cell: ({ enrollmentStatus, grade }) => (
        <>
          {enrollmentStatus ? <EnrollmentStatusBadge status={enrollmentStatus} /> : '–'}
          {grade && <span className="meta"> betyg {grade}</span>}
        </>
      ),
    },
    {
      key: 'unit',
      header: 'Poäng och pris',
      numeric: true,
      cell: ({ points, unitOre, basis }) => (
        <>
          {points === null ? '–' : `${points} poäng`}
          {unitOre !== null && basis !== null && (
            <span className="meta earnings-below">
              {kronor(unitOre)} {priceBasisInSentence[basis]}
            </span>
          )}
        </>
      ),
    },
    { key: 'base', header: 'Grunddel', numeric: true, cell: ({ baseOre }) => kronor(baseOre) },
    { key: 'result', header: 'Resultatdel', numeric: true, cell: ({ resultOre }) => kronor(resultOre) },
    {
      key: 'earned',
      card: 'fact',
      header: 'Intjänat',
      numeric: true,
      cell: ({ earnedOre }) => <strong>{kronor(earnedOre)}</strong>,
    },
    {
      key: 'status',
      card: 'state',
      header: 'Status',
      cell: ({ status }) => <Badge tone={statusTones[status]}>{earningStatusLabels[status]}</Badge>,
    },
    {
      key: 'why',
      header: 'Uträkning',
      hideHeader: true,
      cell: (line) => (
        <Button size="sm" variant="quiet" onClick={() => ask(line)}>
          Varför?<span className="sr-only"> {line.studentName}</span>
        </Button>
      ),
    },
  ];
}
