import { IconShieldLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StudentSortField } from '../../../../../domain/generated';
import { aplStatusLabels } from '../../../../../domain/labels/apl';
import type { StudentRowFieldsFragment } from '../students.generated';
import { formatDate } from '../../../lib/dates';
import { fieldLabels, inlineTexts } from '../../../lib/fixed-texts';
import { Badge } from '../../../ui/badge';
import type { TableColumn } from '../../../ui/table';
import { NoValue } from '../../../ui/table-parts/no-value';
import { StudentStatusBadge } from '../../../entities/student/student-status-badge';
import { Period } from '../../../ui/text/period';
import { sign } from '../../../ui/text/sign';

export type StudentColumn = TableColumn<StudentRowFieldsFragment, StudentSortField>;

/** A value, or how its absence reads: nothing is there, or the reader may not see it. */
function orNothing(value: string | null, row: StudentRowFieldsFragment, field?: string): ReactNode {
  if (value) return value;
  if (field && row.withheld.includes(field))
    return <span className="missing">{inlineTexts.withheldValue}</span>;
  return <NoValue />;
}

/**
 * The columns of pages §1: first those that one decides by. The name cannot be hidden, and has the number below it
 * where that has no column of its own.
 */
export const studentColumns: readonly StudentColumn[] = [
  {
    key: 'name',
    header: fieldLabels.name,
    sortField: 'NAME',
    rowHeader: true,
    below: 'personalNumber',
    cell: ({ id, name, isProtected }) => (
      <span className="students-name with-sign">
        <Link to={`/student/${id}`} data-opens-row>
          {name}
        </Link>
        {isProtected && (
          <span title="Skyddad identitet">
            {sign(IconShieldLock, 16)}
            <span className="sr-only">Skyddad identitet</span>
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'personalNumber',
    header: fieldLabels.personalNumber,
    sortField: 'PERSONAL_NUMBER',
    cellClass: 'whole tabular',
    cell: (row) => orNothing(row.personalNumber, row, 'personalNumber'),
  },
  {
    key: 'education',
    card: 'fact',
    header: 'Utbildning',
    grows: true,
    cell: (row) => <span className="students-two-lines">{orNothing(row.educationSummary, row)}</span>,
  },
  {
    key: 'teacher',
    header: 'Lärare',
    grows: true,
    sortField: 'TEACHER',
    cell: (row) => orNothing(row.teacher?.userId.username ?? null, row),
  },
  {
    key: 'municipality',
    header: fieldLabels.municipality,
    grows: true,
    sortField: 'MUNICIPALITY',
    cell: (row) => orNothing(row.municipality?.type ?? null, row, 'municipality'),
  },
  {
    key: 'status',
    card: 'state',
    header: 'Status',
    sortField: 'STATUS',
    cell: ({ status }) => <StudentStatusBadge status={status} />,
  },
  {
    key: 'aplStatus',
    header: 'APL-status',
    grows: true,
    sortField: 'APL_STATUS',
    cell: ({ aplStatus }) => (
      <span className="students-apl">
        <span className={`students-dot apl-${aplStatus}`} aria-hidden="true" />
        <span className="students-two-lines">{aplStatusLabels[aplStatus]}</span>
      </span>
    ),
  },
  {
    key: 'period',
    card: 'fact',
    header: 'Start–slut',
    sortField: 'END_DATE',
    cell: ({ startDate, endDate }) => <Period from={startDate} to={endDate} />,
  },
  {
    key: 'unseen',
    header: 'Olästa kommentarer',
    numeric: true,
    cell: ({ unseenCommentCount }) =>
      unseenCommentCount > 0 ? <Badge tone="info">{unseenCommentCount}</Badge> : unseenCommentCount,
  },
  {
    key: 'endDate',
    header: fieldLabels.endDate,
    sortField: 'END_DATE',
    cellClass: 'whole tabular',
    cell: (row) => orNothing(row.endDate, row),
  },
  {
    key: 'startDate',
    header: fieldLabels.startDate,
    sortField: 'START_DATE',
    cellClass: 'whole tabular',
    cell: (row) => orNothing(row.startDate, row),
  },
  {
    key: 'email',
    header: fieldLabels.email,
    sortField: 'EMAIL',
    cell: (row) => (
      <span className="students-email" title={row.email ?? undefined}>
        {orNothing(row.email, row, 'email')}
      </span>
    ),
  },
  {
    key: 'phone',
    header: fieldLabels.phone,
    sortField: 'PHONE',
    cellClass: 'whole tabular',
    cell: (row) => orNothing(row.phone, row, 'phone'),
  },
  {
    key: 'updatedAt',
    header: 'Senast ändrad',
    sortField: 'UPDATED_AT',
    cellClass: 'whole tabular',
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
];

/** Hidden until one chooses otherwise. */
export const usuallyHidden = [
  ...['personalNumber', 'unseen', 'endDate', 'startDate', 'email', 'phone', 'updatedAt'],
];
