import { IconAlertTriangle } from '@tabler/icons-react';
import type { CourseInstanceSortField } from '../../../../../domain/generated';
import { Link } from 'react-router-dom';
import { FULL_LOAD } from '../../../../../domain/teacher-load';
import { studyFormLabels } from '../../../../../domain/labels/course-instance';
import type { InstanceRowFragment } from '../course-instances.generated';
import { today } from '../../../lib/dates';
import { LoadDefinition } from '../../../entities/teacher/load-definition';
import { Badge } from '../../../ui/badge';
import { CourseCode } from '../../../ui/course-code';
import type { MenuItem } from '../../../ui/overlays/menu';
import { RowMenu } from '../../../ui/list/row-menu';
import type { TableColumn } from '../../../ui/table';
import { CapacityBar, capacityText } from './capacity-bar';
import { NoValue } from '../../../ui/table-parts/no-value';
import { InstanceStatusBadge } from '../../../entities/course/instance-status-badge';
import { Period } from '../../../ui/text/period';
import { sign } from '../../../ui/text/sign';

export type InstanceAction =
  'open' | 'edit' | 'copy' | 'students' | 'grades' | 'series' | 'cancel' | 'reopen' | 'delete';
export type InstanceColumn = TableColumn<InstanceRowFragment, CourseInstanceSortField>;

const signed = 'Signerade';

/** Dates, pace, place and teacher. */
const planColumns: readonly InstanceColumn[] = [
  {
    key: 'period',
    card: 'fact',
    header: 'Start–slut',
    sortField: 'START_DATE',
    cell: ({ startDate, endDate }) => <Period from={startDate} to={endDate} />,
  },
  {
    key: 'start',
    header: 'Start',
    sortField: 'START_DATE',
    cellClass: 'whole tabular',
    cell: (row) => row.startDate ?? <NoValue />,
  },
  {
    key: 'end',
    header: 'Slut',
    sortField: 'END_DATE',
    cellClass: 'whole tabular',
    cell: (row) => row.endDate ?? <NoValue />,
  },
  {
    key: 'weeks',
    header: 'Veckor',
    sortField: 'WEEKS',
    numeric: true,
    cell: ({ weeks }) => weeks ?? <NoValue />,
  },
  {
    key: 'pace',
    header: 'Takt',
    sortField: 'PACE',
    numeric: true,
    cellClass: 'whole',
    cell: ({ pacePercent }) => `${pacePercent} %`,
  },
  {
    key: 'form',
    header: 'Form',
    sortField: 'STUDY_FORM',
    cell: ({ studyForm }) => studyFormLabels[studyForm],
  },
  {
    key: 'teacher',
    card: 'fact',
    header: 'Lärare',
    grows: true,
    sortField: 'TEACHER',
    cell: (row) => <TeacherCell row={row} />,
    farCell: (row) => <TeacherCell row={row} isFar />,
  },
  {
    key: 'location',
    header: 'Plats',
    grows: true,
    sortField: 'LOCATION',
    cell: ({ location, municipality }) =>
      location || municipality ? [location, municipality].filter(Boolean).join(', ') : <NoValue />,
  },
];

/** How many study there and how far they have come. */
const outcomeColumns: readonly InstanceColumn[] = [
  {
    key: 'admitted',
    card: 'fact',
    header: 'Antagna/Platser',
    sortField: 'ADMITTED',
    cell: (row) => <CapacityBar {...row} />,
    farCell: capacityText,
  },
  {
    key: 'started',
    header: 'Startade',
    sortField: 'STARTED',
    numeric: true,
    cell: ({ started }) => started,
  },
  {
    key: 'droppedOut',
    header: 'Avbrott',
    sortField: 'DROPPED_OUT',
    numeric: true,
    cell: ({ droppedOut }) => droppedOut,
  },
  {
    key: 'graded',
    header: 'Betygsatta',
    sortField: 'GRADED',
    numeric: true,
    cell: ({ graded }) => graded,
  },
  {
    key: 'status',
    card: 'state',
    header: 'Status',
    sortField: 'STATUS',
    cell: ({ status, cancelledReason }) => {
      const badge = <InstanceStatusBadge status={status} />;
      return cancelledReason ? <span title={cancelledReason}>{badge}</span> : badge;
    },
  },
  {
    key: 'gradesDueOn',
    header: 'Betyg klara senast',
    sortField: 'GRADES_DUE_ON',
    cellClass: 'whole tabular',
    cell: (row) => <GradesCell row={row} />,
    farCell: (row) => (row.gradesSignedAt ? signed : <GradesCell row={row} />),
  },
];

/** Hidden until one chooses otherwise. */
export const usuallyHidden = [
  ...['start', 'end', 'weeks', 'pace', 'form', 'location', 'started', 'droppedOut', 'graded'],
];

/** The columns of pages §6, in its order. */
export function instanceColumns(
  onAction: (action: InstanceAction, row: InstanceRowFragment) => void,
): readonly InstanceColumn[] {
  return [courseColumn, ...planColumns, ...outcomeColumns, actionsColumn(onAction)];
}

const courseColumn: InstanceColumn = {
  key: 'course',
  header: 'Kurs',
  sortField: 'COURSE',
  rowHeader: true,
  cell: ({ id, name }) => (
    <Link to={`/education/${id}`} data-opens-row="">
      {name}
    </Link>
  ),
  lower: (row) => (
    <>
      <CourseCode code={row.courseCode} equivalents={row.equivalents} bare />
      {row.name !== row.courseName && ` · ${row.courseName}`}
    </>
  ),
  farCell: ({ name }) => name,
  farLower: ({ courseCode, equivalents, name, courseName }) =>
    [
      `${courseCode}${equivalents.map(({ code }) => ` motsvarar ${code}`).join('')}`,
      ...(name === courseName ? [] : [courseName]),
    ].join(' · '),
};

function actionsColumn(onAction: (action: InstanceAction, row: InstanceRowFragment) => void): InstanceColumn {
  return {
    key: 'actions',
    header: 'Åtgärder',
    hideHeader: true,
    cell: (row) => (
      <RowMenu
        rowKey={row.id}
        label={`Åtgärder för ${row.name}, start ${row.startDate ?? 'ej satt'}`}
        items={() => actionsFor(row, (action) => onAction(action, row))}
      />
    ),
    farCell: () => null,
  };
}

/** What may be done with the instance, as its rights say. */
function actionsFor(row: InstanceRowFragment, onAction: (action: InstanceAction) => void): MenuItem[] {
  const { edit, delete: remove, cancel, reopen } = row.viewerMay;
  const item = (key: InstanceAction, label: string, danger = false): MenuItem => ({
    key,
    label,
    danger,
    onSelect: () => onAction(key),
  });
  return [
    item('students', 'Öppna elevlista'),
    ...(edit ? [item('edit', 'Redigera')] : []),
    item('copy', 'Kopiera'),
    ...(edit ? [item('grades', row.gradesSignedAt ? 'Visa betyg' : 'Lås betyg')] : []),
    ...(row.seriesId ? [item('series', 'Visa serien')] : []),
    ...(reopen ? [item('reopen', 'Öppna igen')] : []),
    ...(cancel ? [item('cancel', 'Ställ in', true)] : []),
    ...(remove ? [item('delete', 'Ta bort', true)] : []),
  ];
}

function TeacherCell({ row, isFar = false }: { row: InstanceRowFragment; isFar?: boolean }) {
  if (!row.teacherName) return <Badge tone="warn">Utan lärare</Badge>;
  const peak = row.teacherPeakPercent ?? 0;
  const over = peak > FULL_LOAD && row.status !== 'FINISHED' && row.status !== 'CANCELLED';
  if (!over) return row.teacherName;
  if (isFar)
    return (
      <span className="with-mark instances-teacher-far">
        {row.teacherName}
        <Badge tone="warn">{`${peak} % samtidigt`}</Badge>
      </span>
    );
  return (
    <span className="with-mark instances-load">
      {row.teacherName}
      <LoadDefinition name={row.teacherName}>
        <Badge tone="warn" icon={sign(IconAlertTriangle, 14, 2)}>
          {peak} %<span className="instances-together"> samtidigt</span>
        </Badge>
      </LoadDefinition>
    </span>
  );
}

function GradesCell({ row }: { row: InstanceRowFragment }) {
  if (row.gradesSignedAt) return <Badge tone="ok">{signed}</Badge>;
  if (!row.gradesDueOn || row.status === 'CANCELLED') return <NoValue />;
  if (row.ungraded === 0 || row.gradesDueOn >= today()) return row.gradesDueOn;
  return (
    <span className="with-mark instances-grades">
      {row.gradesDueOn}
      <Badge tone="danger">{row.ungraded} utan betyg</Badge>
    </span>
  );
}
