import { formatNumber } from '../../../../domain/numbers';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { CoursePackageSortField } from '../../../../domain/generated';
import { packageKindLabels } from '../../../../domain/labels/education';
import type { PackageListQuery } from './packages.generated';
import { Badge } from '../../ui/badge';
import type { MenuItem } from '../../ui/overlays/menu';
import { RowMenu } from '../../ui/list/row-menu';
import type { TableColumn } from '../../ui/table';
import { Row } from '../../ui/layout';
import { sign } from '../../ui/text/sign';

export type ListedPackage = PackageListQuery['coursePackages']['nodes'][number];

const plain = ['points', 'students'];

type Column = TableColumn<ListedPackage, CoursePackageSortField>;

/**
 * The columns of pages §5; beside an open package only what tells packages apart, and the name opens another one.
 * Otherwise the name leads to the package's page, and the row has its menu.
 */
export function packageColumns(
  onOpen: (id: string) => void,
  beside: boolean,
  actions: (row: ListedPackage) => readonly MenuItem[],
): Column[] {
  const name: Column = {
    key: 'name',
    header: 'Paketnamn',
    sortField: 'NAME',
    rowHeader: true,
    below: 'code',
    cell: (row) => <Name row={row} onOpen={beside ? onOpen : null} />,
  };
  if (beside) return [name, ...facts.filter(({ key }) => plain.includes(key))];
  const menu: Column = {
    key: 'actions',
    header: 'Åtgärder',
    hideHeader: true,
    cell: (row) => <RowMenu rowKey={row.id} label={`Åtgärder för ${row.name}`} items={() => actions(row)} />,
  };
  return [name, ...facts, menu];
}

const facts: Column[] = [
  { key: 'code', header: 'Paketkod', sortField: 'CODE', cell: ({ code }) => code ?? '–' },
  {
    key: 'kind',
    card: 'state',
    header: 'Typ',
    sortField: 'KIND',
    cell: ({ kind }) => (
      <Badge tone={kind === 'LOCAL' ? 'neutral' : 'brand'}>{packageKindLabels[kind]}</Badge>
    ),
  },
  {
    key: 'courses',
    header: 'Antal kurser',
    sortField: 'COURSES',
    numeric: true,
    cell: ({ courseCount }) => courseCount,
  },
  {
    key: 'points',
    card: 'fact',
    header: 'Poäng',
    sortField: 'POINTS',
    numeric: true,
    cell: (row) => <Points row={row} />,
  },
  {
    key: 'apl',
    header: 'APL-veckor',
    sortField: 'APL_WEEKS',
    numeric: true,
    cell: ({ aplWeeks }) => aplWeeks ?? '–',
  },
  {
    key: 'weeks',
    header: 'Veckor vid 100 %',
    numeric: true,
    cell: ({ weeks, points, courseCount }) =>
      points === 0 && courseCount > 0 ? '–' : formatNumber(weeks, 1),
  },
  {
    key: 'students',
    card: 'fact',
    header: 'Aktiva elever',
    sortField: 'STUDENTS',
    numeric: true,
    cell: ({ activeStudents }) => activeStudents,
  },
];

function Name({ row, onOpen }: { row: ListedPackage; onOpen: ((id: string) => void) | null }) {
  const { id, name, edition, isArchived } = row;
  return (
    <Row as="span" gap="1 3">
      {onOpen ? (
        <button type="button" className="link-button" data-opens-row="" onClick={() => onOpen(id)}>
          {name}
        </button>
      ) : (
        <Link to={`/education/${id}`} data-opens-row="">
          {name}
        </Link>
      )}
      {edition > 1 && <span className="meta">version {edition}</span>}
      {isArchived && <Badge>Arkiverat</Badge>}
    </Row>
  );
}

function Points({ row: { points, courseCount, warnings } }: { row: ListedPackage }) {
  const warning = warnings.map(({ message }) => message).join(' ');
  return (
    <span className="with-sign packages-points">
      {warning && (
        <span className="warning-mark" title={warning}>
          {sign(IconAlertTriangle, 16)}
          <span className="sr-only">{warning}</span>
        </span>
      )}
      {points === 0 && courseCount > 0 ? '–' : points}
    </span>
  );
}
