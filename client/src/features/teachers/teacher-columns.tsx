import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { counted } from '../../../../domain/numbers';
import type { TeacherSortField } from '../../../../domain/generated';
import type { TeacherWorkFieldsFragment } from './teachers.generated';
import { formatDate, formatDateTime } from '../../lib/dates';
import { fieldLabels, inlineTexts } from '../../lib/fixed-texts';
import { Badge } from '../../ui/badge';
import type { TableColumn } from '../../ui/table';
import { LoadBar } from './load-bar';
import { actionsFor, type TeacherAction } from './teacher-actions';
import { Row } from '../../ui/layout';
import { WholeDates } from '../../ui/text/whole-dates';
import { RowMenu } from '../../ui/list/row-menu';
import { sign } from '../../ui/text/sign';

type Teacher = TeacherWorkFieldsFragment;
export type TeacherColumn = TableColumn<Teacher, TeacherSortField>;

/** Identity, tasks, and account facts. */
const factColumns: readonly TeacherColumn[] = [
  {
    key: 'email',
    header: fieldLabels.email,
    sortField: 'EMAIL',
    cell: ({ user }) => <span className="breaks">{user.email}</span>,
  },
  {
    key: 'phone',
    header: fieldLabels.phone,
    cell: ({ user }) => user.phone ?? <Missing />,
  },
  {
    key: 'subjects',
    header: 'Behörighet/ämnen',
    grows: true,
    cell: ({ subjects }) => (subjects.length === 0 ? <Missing /> : <Subjects subjects={subjects} />),
  },
  {
    key: 'instances',
    card: 'fact',
    header: 'Aktiva tillfällen',
    sortField: 'INSTANCES',
    numeric: true,
    cell: ({ ongoingInstances, comingInstances }) => (
      <>
        {ongoingInstances}
        {comingInstances > 0 && <span className="meta"> +{comingInstances} kommande</span>}
      </>
    ),
  },
  {
    key: 'students',
    card: 'fact',
    header: 'Elever',
    sortField: 'STUDENTS',
    numeric: true,
    cell: ({ students }) => students,
  },
  {
    key: 'load',
    header: 'Belastning',
    grows: true,
    sortField: 'LOAD',
    cell: (work) => <LoadBar work={work} isShort />,
  },
  {
    key: 'exams',
    header: 'Anmälningar att besluta',
    sortField: 'EXAMS',
    numeric: true,
    cell: ({ examsToReview }) => examsToReview,
  },
  {
    key: 'grades',
    header: 'Betyg att sätta',
    sortField: 'GRADES',
    numeric: true,
    cell: (teacher) => <GradesToSet teacher={teacher} isShort />,
  },
  {
    key: 'lastSeenAt',
    header: 'Senaste inloggning',
    sortField: 'LAST_SEEN_AT',
    cell: ({ user }) =>
      user.lastSeenAt ? (
        <span className="whole tabular">{formatDateTime(user.lastSeenAt)}</span>
      ) : (
        <Missing />
      ),
  },
  {
    key: 'account',
    card: 'state',
    header: 'Konto',
    sortField: 'ACTIVE',
    cell: (teacher) => <AccountBadge teacher={teacher} />,
  },
];

/** The columns of pages §9. */
export function teacherColumns(
  onAction: (action: TeacherAction, teacher: Teacher) => void,
): readonly TeacherColumn[] {
  return [
    {
      key: 'name',
      header: fieldLabels.name,
      sortField: 'NAME',
      rowHeader: true,
      below: 'email',
      cell: ({ id, user }) => (
        <Link to={`/detaljer/Lärare/${id}`} data-opens-row="">
          {user.name}
        </Link>
      ),
    },
    ...factColumns,
    {
      key: 'actions',
      header: 'Åtgärder',
      hideHeader: true,
      cell: (teacher) => <ActionMenu teacher={teacher} onAction={(action) => onAction(action, teacher)} />,
    },
  ];
}

function Missing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{inlineTexts.missingValue}</span>
    </>
  );
}

export function Subjects({ subjects }: Pick<Teacher, 'subjects'>) {
  return (
    <Row as="span" gap="1" align="stretch" className="teachers-subjects">
      {subjects.map(({ subject, isQualified }) => (
        <Badge key={subject} tone={isQualified ? 'ok' : 'neutral'}>
          {subject}
          {isQualified ? ', behörig' : ''}
        </Badge>
      ))}
    </Row>
  );
}

/** Red and in words: colour alone tells nobody. */
export function GradesToSet({ teacher, isShort = false }: { teacher: Teacher; isShort?: boolean }) {
  const { gradesToSet, overdueGrades, overdueSince } = teacher;
  if (gradesToSet === 0) return <>0</>;
  return (
    <span className="teachers-grades">
      <span className="tabular">{gradesToSet}</span>
      {overdueGrades > 0 && (
        <span className="teachers-alarm with-sign strong">
          {sign(IconAlertTriangle, 16, 2)}
          <span>
            {counted(overdueGrades, 'försenat', 'försenade')}
            {!isShort && overdueSince && <WholeDates text={` sedan ${formatDate(overdueSince)}`} />}
          </span>
        </span>
      )}
    </span>
  );
}

function AccountBadge({ teacher: { user, employmentEndedOn } }: { teacher: Teacher }) {
  if (employmentEndedOn && !user.active) return <Badge tone="neutral">Avslutad</Badge>;
  if (!user.active) return <Badge tone="warn">Låst</Badge>;
  return user.hasPassword ? <Badge tone="ok">Aktivt</Badge> : <Badge tone="info">Inbjuden</Badge>;
}

interface ActionMenuProps {
  teacher: Teacher;
  onAction: (action: TeacherAction) => void;
}

export function ActionMenu({ teacher, onAction }: ActionMenuProps) {
  const label = `Åtgärder för ${teacher.user.name}`;
  return (
    <RowMenu
      rowKey={teacher.id}
      label={label}
      items={() =>
        actionsFor(teacher).map(({ action, label: text, danger }) => ({
          key: action,
          label: text,
          danger: danger ?? false,
          onSelect: () => onAction(action),
        }))
      }
    />
  );
}
