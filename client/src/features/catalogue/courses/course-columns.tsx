import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { CatalogueCourseSortField, CourseStatus } from '../../../../../domain/generated';
import {
  courseLevelLabels,
  courseStatusLabels,
  courseSystemLabels,
} from '../../../../../domain/labels/course';
import { priceCategoryLabels } from '../../../../../domain/labels/earning';
import type { CourseRowFragment } from '../catalogue.generated';
import { pairSourceText } from './pair-source';
import { Badge } from '../../../ui/badge';
import { CourseCode } from '../../../ui/course-code';
import { type MenuItem } from '../../../ui/overlays/menu';
import type { TableColumn } from '../../../ui/table';
import { RowMenu } from '../../../ui/list/row-menu';
import { sign } from '../../../ui/text/sign';

const tones = { ACTIVE: 'ok', ENDING: 'warn', ARCHIVED: 'neutral' } as const satisfies Record<
  CourseStatus,
  string
>;

type CourseColumn = TableColumn<CourseRowFragment, CatalogueCourseSortField>;

/** The course's place in the curricula. */
const curriculumColumns: readonly CourseColumn[] = [
  {
    key: 'code',
    card: 'fact',
    header: 'Kurskod',
    sortField: 'CODE',
    cellClass: 'whole tabular',
    cell: ({ code, equivalents }) => <CourseCode code={code} equivalents={equivalents} />,
  },
  {
    key: 'system',
    header: 'System',
    sortField: 'SYSTEM',
    cell: ({ system }) => (
      <Badge tone={system === 'GY25' ? 'brand' : 'neutral'}>{courseSystemLabels[system]}</Badge>
    ),
  },
  {
    key: 'equivalent',
    header: 'Motsvarighet',
    cellClass: 'whole tabular',
    cell: ({ equivalents }) =>
      equivalents.length === 0 ? (
        <span className="missing">–</span>
      ) : (
        equivalents.map(({ id, code, name, source }, index) => (
          <span key={id} title={`${name}. ${pairSourceText(source)}`}>
            {index > 0 && ', '}
            {code}
            <span className="sr-only"> ({pairSourceText(source)})</span>
          </span>
        ))
      ),
  },
];

/** What the course is. */
const contentColumns: readonly CourseColumn[] = [
  {
    key: 'subject',
    header: 'Ämne',
    sortField: 'SUBJECT',
    grows: true,
    cell: ({ subject }) => subject ?? '–',
  },
  {
    key: 'points',
    card: 'fact',
    header: 'Poäng',
    sortField: 'POINTS',
    numeric: true,
    cell: ({ points }) => points ?? '–',
  },
  { key: 'level', header: 'Nivå', sortField: 'LEVEL', cell: ({ level }) => courseLevelLabels[level] },
  {
    key: 'price',
    header: 'Priskategori',
    sortField: 'PRICE_CATEGORY',
    cell: ({ priceCategory }) => (priceCategory ? priceCategoryLabels[priceCategory] : '–'),
  },
];

/** How much the course is used. */
const usageColumns: readonly CourseColumn[] = [
  {
    key: 'packages',
    header: 'Ingår i paket',
    sortField: 'PACKAGES',
    numeric: true,
    cell: ({ packages }) =>
      packages.length > 0 ? (
        <span title={packages.map(({ name }) => name).join(', ')}>{packages.length}</span>
      ) : (
        0
      ),
  },
  {
    key: 'instances',
    header: 'Aktiva tillfällen',
    sortField: 'ACTIVE_INSTANCES',
    numeric: true,
    cell: ({ activeInstances }) => activeInstances,
  },
  {
    key: 'students',
    card: 'fact',
    header: 'Elever',
    sortField: 'STUDENTS',
    numeric: true,
    cell: ({ students }) => students,
  },
];

const statusColumn: CourseColumn = {
  key: 'status',
  card: 'state',
  header: 'Status',
  sortField: 'VALID_TO',
  cell: ({ status, validTo }) => {
    const badge = <Badge tone={tones[status]}>{courseStatusLabels[status]}</Badge>;
    if (status !== 'ENDING' || !validTo) return badge;
    return (
      <span className="catalogue-status">
        {badge}
        <span className="meta whole">t.o.m. {validTo}</span>
      </span>
    );
  },
};

/** The columns of pages §4. */
export function courseColumns(actions: (course: CourseRowFragment) => readonly MenuItem[]): CourseColumn[] {
  return [
    nameColumn,
    ...curriculumColumns,
    ...contentColumns,
    ...usageColumns,
    statusColumn,
    actionsColumn(actions),
  ];
}

const nameColumn: CourseColumn = {
  key: 'name',
  header: 'Kursnamn',
  sortField: 'NAME',
  rowHeader: true,
  below: 'code',
  cell: (course) => {
    const opener = (
      <Link to={`/education/${course.id}`} data-opens-row="">
        {course.name}
      </Link>
    );
    if (course.warnings.length === 0) return opener;
    const warnings = course.warnings.map(({ message }) => message).join(' ');
    return (
      <span className="catalogue-name">
        {opener}
        <span className="warning-mark" title={warnings}>
          {sign(IconAlertTriangle, 16)}
          <span className="sr-only">{warnings}</span>
        </span>
      </span>
    );
  },
};

function actionsColumn(actions: (course: CourseRowFragment) => readonly MenuItem[]): CourseColumn {
  return {
    key: 'actions',
    header: 'Åtgärder',
    hideHeader: true,
    cell: (course) => (
      <RowMenu rowKey={course.id} label={`Åtgärder för ${course.name}`} items={() => actions(course)} />
    ),
  };
}
