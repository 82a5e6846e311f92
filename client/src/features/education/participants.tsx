import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { counted } from '../../../../domain/numbers';
import { mayAccess } from '../../../../domain/roles';
import { EnrollmentStatusBadge } from '../../entities/enrollment/enrollment-status-badge';
import { formatPeriod } from '../../lib/period';
import { useSession } from '../../lib/session/session-store';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Table, type TableColumn } from '../../ui/table';
import { NoValue } from '../../ui/table-parts/no-value';
import type { CourseDetail, InstanceDetail } from './course-detail';

type Participant = CourseDetail['students'][number];

/** Who takes part in a course instance: how each one is doing, and the way to grades and files. */
export function Participants({ course, instance }: { course: CourseDetail; instance: InstanceDetail }) {
  const { students, courseName } = course;
  const seesFiles = mayAccess(useSession().role, 'TEACHER');
  const graded = students.filter(({ grade }) => grade).length;
  return (
    <Card
      title="Elever"
      actions={
        <>
          <Badge>{students.length} totalt</Badge>
          {graded > 0 && <Badge tone="ok">{graded} med betyg</Badge>}
          {students.length > 0 && (
            <Button size="sm" className="no-print" icon={IconPrinter} onClick={() => window.print()}>
              Skriv ut
            </Button>
          )}
        </>
      }
    >
      {students.length === 0 ? (
        <EmptyState text="Inga elever" />
      ) : (
        <Table
          caption={`Elever på ${courseName}`}
          density="compact"
          columns={seesFiles ? [...columnsOf(instance), filesColumn] : columnsOf(instance)}
          rows={students}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}

/** A student's own dates are shown where they differ from the instance's. */
function columnsOf(instance: InstanceDetail): TableColumn<Participant>[] {
  return [
    {
      key: 'name',
      header: 'Namn',
      rowHeader: true,
      cell: ({ id, name }) => <Link to={`/detaljer/Elev/${id}`}>{name}</Link>,
    },
    {
      key: 'status',
      card: 'state',
      header: 'Status',
      cell: ({ status }) => <EnrollmentStatusBadge status={status} />,
    },
    {
      key: 'dates',
      card: 'fact',
      header: 'Egna datum',
      cellClass: 'whole tabular',
      cell: ({ startDate, endDate }) =>
        (startDate ?? instance.startDate) === instance.startDate &&
        (endDate ?? instance.endDate) === instance.endDate ? (
          <NoValue />
        ) : (
          formatPeriod(startDate, endDate)
        ),
    },
    {
      key: 'grade',
      card: 'fact',
      header: 'Betyg',
      cell: ({ grade }) => (grade ? <strong>{grade}</strong> : <NoValue />),
    },
  ];
}

const filesColumn: TableColumn<Participant> = {
  key: 'files',
  card: 'fact',
  header: 'Filer',
  cell: ({ id, name, fileCount }) =>
    fileCount ? (
      <Link
        to={`/student/${id}#filer`}
        aria-label={`${counted(fileCount, 'fil', 'filer')} för ${name}`}
        className="course-files whole"
      >
        {counted(fileCount, 'fil', 'filer')}
      </Link>
    ) : (
      <NoValue />
    ),
};
