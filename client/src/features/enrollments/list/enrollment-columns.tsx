import { IconShieldLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EnrollmentSortField } from '../../../../../domain/generated';
import { educationTypeLabels } from '../../../../../domain/labels/education';
import { statusReasonLabels } from '../../../../../domain/labels/enrollment';
import type { EnrollmentRowFieldsFragment } from '../enrollments.generated';
import { formatDate } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { CourseCode } from '../../../ui/course-code';
import type { TableColumn } from '../../../ui/table';
import { NoValue } from '../../../ui/table-parts/no-value';
import { EnrollmentStatusBadge } from '../../../entities/enrollment/enrollment-status-badge';
import { Period } from '../../../ui/text/period';
import { sign } from '../../../ui/text/sign';
import { RowMenu } from '../../../ui/list/row-menu';
import type { MenuItem } from '../../../ui/overlays/menu';

type Row = EnrollmentRowFieldsFragment;
export type EnrollmentColumn = TableColumn<Row, EnrollmentSortField>;

/** A value, or how its absence reads. */
function orNothing(value: ReactNode): ReactNode {
  if (value !== null && value !== undefined && value !== '') return value;
  return <NoValue />;
}

const line = 'whole tabular';

export function StatusBadge({ row }: { row: Pick<Row, 'status' | 'removedAt'> }) {
  if (row.removedAt) return <Badge tone="neutral">Borttagen</Badge>;
  return <EnrollmentStatusBadge status={row.status} />;
}

/** The columns of pages §8, in its order; the first cannot be hidden. */
export function enrollmentColumns(
  onOpen: (row: Row) => void,
  actions: (row: Row) => readonly MenuItem[],
): readonly EnrollmentColumn[] {
  return [
    {
      key: 'student',
      header: 'Elev',
      sortField: 'STUDENT',
      rowHeader: true,
      below: 'personalNumber',
      cell: (row) => (
        <span className="with-mark">
          <button
            type="button"
            className="link-button strong"
            data-opens-row
            aria-label={`${row.student.name}, ${row.name}`}
            onClick={() => onOpen(row)}
          >
            {row.student.name}
          </button>
          {row.student.isProtected && (
            <span title="Skyddad identitet">
              {sign(IconShieldLock, 16)}
              <span className="sr-only">Skyddad identitet</span>
            </span>
          )}
        </span>
      ),
    },
    ...facts,
    {
      key: 'actions',
      header: 'Åtgärder',
      hideHeader: true,
      // The list of a whole page has few elements before one comes near its rows.
      farCell: () => null,
      cell: (row) => (
        <RowMenu
          rowKey={row.id}
          label={`Åtgärder för ${row.student.name}, ${row.name}`}
          items={() => actions(row)}
        />
      ),
    },
  ];
}

const facts: readonly EnrollmentColumn[] = [
  {
    key: 'personalNumber',
    header: 'Personnummer',
    sortField: 'PERSONAL_NUMBER',
    cellClass: line,
    cell: ({ student }) => orNothing(student.personalNumber),
  },
  {
    key: 'municipality',
    header: 'Kommun',
    grows: true,
    sortField: 'MUNICIPALITY',
    cell: ({ student }) => orNothing(student.municipality),
  },
  {
    key: 'target',
    card: 'fact',
    header: 'Kurs, paket eller program',
    sortField: 'TARGET',
    grows: true,
    cell: ({ name }) => name,
    lower: (row) => <TargetCode row={row} />,
  },
  {
    key: 'instance',
    header: 'Tillfälle',
    sortField: 'INSTANCE',
    grows: true,
    cell: instanceOf,
    lower: ({ courseInstance, teacher }) => courseInstance && teacher,
  },
  {
    key: 'period',
    card: 'fact',
    header: 'Start–slut',
    sortField: 'START_DATE',
    cell: ({ startDate, endDate }) => <Period from={startDate} to={endDate} />,
  },
  {
    key: 'startDate',
    header: 'Start',
    sortField: 'START_DATE',
    cellClass: line,
    cell: (row) => orNothing(row.startDate),
  },
  {
    key: 'endDate',
    header: 'Slut',
    sortField: 'END_DATE',
    cellClass: line,
    cell: (row) => orNothing(row.endDate),
  },
  {
    key: 'pace',
    header: 'Takt',
    sortField: 'PACE',
    numeric: true,
    cell: ({ pacePercent }) => orNothing(pacePercent === null ? null : `${pacePercent} %`),
  },
  {
    key: 'status',
    card: 'state',
    header: 'Status',
    sortField: 'STATUS',
    cell: (row) => <StatusBadge row={row} />,
  },
  {
    key: 'statusOn',
    header: 'Statusdatum',
    sortField: 'STATUS_ON',
    cellClass: line,
    cell: (row) => orNothing(row.statusOn),
  },
  {
    key: 'grade',
    header: 'Betyg',
    sortField: 'GRADE',
    cell: ({ grade, isGradeSigned }) =>
      orNothing(
        grade && (
          <>
            <strong>{grade}</strong>
            {!isGradeSigned && <span className="meta"> utkast</span>}
          </>
        ),
      ),
  },
  {
    key: 'gradedOn',
    header: 'Betygsdatum',
    sortField: 'GRADED_ON',
    cellClass: line,
    cell: (row) => orNothing(row.gradedOn),
  },
  {
    key: 'reason',
    header: 'Avbrottsorsak',
    sortField: 'REASON',
    cell: ({ statusReason }) => orNothing(statusReason && statusReasonLabels[statusReason]),
  },
  {
    key: 'csn',
    header: 'Rapporterad CSN',
    sortField: 'CSN_REPORTED',
    cellClass: line,
    cell: ({ csnReportedAt }) => orNothing(csnReportedAt && formatDate(csnReportedAt)),
  },
  { key: 'invoiced', header: 'Fakturerad t.o.m.', cellClass: line, cell: (row) => orNothing(row.invoicedOn) },
];

function TargetCode({ row: { code, equivalents, type } }: { row: Row }) {
  return type === 'Course' && code ? (
    <CourseCode code={code} equivalents={equivalents} bare />
  ) : (
    educationTypeLabels[type]
  );
}

/** An instance that has the course's name is told apart by its start. */
function instanceOf({ courseInstance, name }: Row): ReactNode {
  if (!courseInstance) return orNothing(null);
  const { id, courseName, startDate } = courseInstance;
  return (
    <Link to={`/education/${id}`}>
      {courseName === name && startDate ? `Start ${startDate}` : courseName}
    </Link>
  );
}

/** Hidden until one chooses otherwise: what few look at each day. */
export const usuallyHidden = [
  ...['personalNumber', 'municipality', 'startDate', 'endDate', 'pace', 'statusOn'],
  ...['gradedOn', 'reason', 'csn', 'invoiced'],
];
