import { kronor } from '../../../../../domain/numbers';
import { Link } from 'react-router-dom';
import { earningStatusLabels } from '../../../../../domain/labels/earning';
import type { EarningsGroupRowFragment } from '../earnings.generated';
import { Badge } from '../../../ui/badge';
import { CourseCode } from '../../../ui/course-code';
import { ListTable } from '../../../ui/list/list-table';
import type { TableColumn } from '../../../ui/table';
import { writeView, type EarningsView } from '../earnings-url';
import { statusTones } from '../earnings-texts';
import { signedMoney } from '../money';

type Group = EarningsGroupRowFragment;

interface GroupTableProps {
  groups: readonly Group[];
  view: EarningsView;
  busy: boolean;
  /** The comparison period; null without one. */
  comparison: string | null;
}

const keyOf = ({
  municipality,
  courseId,
  packageId,
}: Pick<Group, 'municipality' | 'courseId' | 'packageId'>) => `${municipality} ${courseId} ${packageId}`;

/** The parts of the sum; with a comparison period the sums are compared instead. */
const PARTS: TableColumn<Group>[] = [
  { key: 'base', header: 'Grunddel', numeric: true, cell: ({ baseOre }) => kronor(baseOre) },
  { key: 'result', header: 'Resultatdel', numeric: true, cell: ({ resultOre }) => kronor(resultOre) },
];

/** Customers, or the courses and packages of one; a name leads one level down. */
export function GroupTable({ groups, view, busy, comparison }: GroupTableProps) {
  const compared: TableColumn<Group>[] = comparison
    ? [
        {
          key: 'before',
          header: comparison,
          numeric: true,
          cell: ({ comparedOre }) => kronor(comparedOre ?? 0),
        },
        {
          key: 'change',
          header: 'Skillnad',
          numeric: true,
          cell: ({ earnedOre, comparedOre }) => signedMoney(earnedOre - (comparedOre ?? 0)),
        },
      ]
    : [];
  const columns: TableColumn<Group>[] = [
    {
      key: 'name',
      header: view.municipality ? 'Kurs eller paket' : 'Kommun',
      rowHeader: true,
      cell: (group) => <GroupLink group={group} view={view} />,
    },
    {
      key: 'count',
      card: 'fact',
      header: 'Inskrivningar',
      numeric: true,
      cell: ({ enrollments }) => enrollments,
    },
    ...(comparison ? [] : PARTS),
    {
      key: 'earned',
      card: 'fact',
      header: 'Upparbetat',
      numeric: true,
      cell: ({ earnedOre, correctionsOre }) => (
        <>
          <strong>{kronor(earnedOre)}</strong>
          {correctionsOre !== 0 && !comparison && (
            <span className="meta earnings-below"> varav korrigeringar {signedMoney(correctionsOre)}</span>
          )}
        </>
      ),
    },
    ...compared,
    {
      key: 'remaining',
      header: 'Kvar att få',
      numeric: true,
      cell: ({ remainingResultOre }) => kronor(remainingResultOre),
    },
    {
      key: 'status',
      card: 'state',
      header: 'Status',
      cell: ({ status }) => <Badge tone={statusTones[status]}>{earningStatusLabels[status]}</Badge>,
    },
  ];
  return (
    <ListTable
      caption={
        view.municipality ? `Intäkter från ${view.municipality} per kurs och paket` : 'Intäkter per kommun'
      }
      columns={columns}
      rows={groups}
      rowKey={keyOf}
      density="compact"
      busy={busy}
    />
  );
}

function GroupLink({ group, view }: { group: Group; view: EarningsView }) {
  const { municipality, courseId, packageId, code, equivalents, title } = group;
  const search = writeView({ ...view, municipality, courseId, packageId, page: 1 }).toString();
  return (
    <Link to={{ search }} data-opens-row>
      {view.municipality ? (title ?? 'Borttagen kurs') : municipality}
      {code && (
        <span className="earnings-code">
          {' '}
          <CourseCode code={code} equivalents={equivalents} />
        </span>
      )}
    </Link>
  );
}
