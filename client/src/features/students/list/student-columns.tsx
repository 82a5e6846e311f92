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
import { CellValue } from '../../../ui/list/cell-edit/cell-value';
import { RowMenu } from '../../../ui/list/row-menu';
import type { MenuItem } from '../../../ui/overlays/menu';
import { labelFor, type BulkKind } from './bulk-change';

type Row = StudentRowFieldsFragment;
export type StudentColumn = TableColumn<Row, StudentSortField>;

interface ColumnDoors {
  /** What a row's menu holds. */
  actions: (row: Row) => readonly MenuItem[];
  /** Changes one value where it stands; left out for those who may not. */
  onEdit?: ((kind: BulkKind, row: Row, anchor: HTMLElement) => void) | undefined;
}

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
export function studentColumns({ actions, onEdit }: ColumnDoors): readonly StudentColumn[] {
  const edited = onEdit ? facts.map((column) => editable(column, onEdit)) : facts;
  return [
    ...edited,
    {
      key: 'actions',
      header: 'Åtgärder',
      hideHeader: true,
      // The list of a whole page has few elements before one comes near its rows.
      farCell: () => null,
      cell: (row) => (
        <RowMenu rowKey={row.id} label={`Åtgärder för ${row.name}`} items={() => actions(row)} />
      ),
    },
  ];
}

/** The columns whose value has a form of one field. */
const editableColumns: Readonly<Record<string, { kind: BulkKind; text: (row: Row) => string | null }>> = {
  teacher: { kind: 'teacher', text: ({ teacher }) => teacher?.userId.username ?? null },
  municipality: { kind: 'municipality', text: ({ municipality }) => municipality?.type ?? null },
  endDate: { kind: 'endDate', text: ({ endDate }) => endDate },
};

function editable(column: StudentColumn, onEdit: NonNullable<ColumnDoors['onEdit']>): StudentColumn {
  const edit = editableColumns[column.key];
  if (!edit) return column;
  return {
    ...column,
    farCell: column.cell,
    cell: (row) =>
      row.withheld.includes(column.key) ? (
        column.cell(row)
      ) : (
        <CellValue
          label={labelFor(edit.kind, row)}
          text={edit.text(row)}
          onEdit={(anchor) => onEdit(edit.kind, row, anchor)}
        >
          {column.cell(row)}
        </CellValue>
      ),
  };
}

const facts: readonly StudentColumn[] = [
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
