import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useQuery } from '../../../apollo/use-query';
import { ExportMenu } from '../../../entities/export/export-menu';
import { studyFormLabels } from '../../../../../domain/labels/course-instance';
import { InstanceStudentsDocument, type InstanceStudentsQuery } from '../course-instances.generated';
import { formatPeriod } from '../../../lib/period';
import { Badge } from '../../../ui/badge';
import { Button, LinkButton } from '../../../ui/button';
import { courseCodeText } from '../../../ui/course-code';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { Table, type TableColumn } from '../../../ui/table';
import { studentsOf } from '../instance-labels';
import { EnrollmentStatusBadge } from '../../../entities/enrollment/enrollment-status-badge';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { Loading } from '../../../ui/feedback/skeleton';

type Student = InstanceStudentsQuery['courseInstanceStudents']['students'][number];

const columns: readonly TableColumn<Student>[] = [
  {
    key: 'name',
    header: 'Namn',
    rowHeader: true,
    cell: ({ name, studentId, isProtected }) => (
      <span className="row">
        <Link to={`/student/${studentId}`}>{name}</Link>
        {isProtected && <Badge tone="warn">Skyddad identitet</Badge>}
      </span>
    ),
  },
  {
    key: 'personalNumber',
    header: 'Personnummer',
    cell: ({ personalNumber }) => <span className="whole tabular">{personalNumber ?? '–'}</span>,
  },
  { key: 'municipality', card: 'fact', header: 'Kommun', cell: ({ municipality }) => municipality ?? '–' },
  {
    key: 'status',
    card: 'state',
    header: 'Status',
    cell: ({ status, statusOn }) => (
      <>
        <EnrollmentStatusBadge status={status} />
        {statusOn && <span className="meta"> från {statusOn}</span>}
      </>
    ),
  },
  { key: 'pace', header: 'Takt', numeric: true, cell: ({ pacePercent }) => `${pacePercent} %` },
  { key: 'start', card: 'fact', header: 'Start', cell: ({ startDate }) => startDate ?? '–' },
  { key: 'end', card: 'fact', header: 'Slut', cell: ({ endDate }) => endDate ?? '–' },
  {
    key: 'grade',
    header: 'Betyg',
    cell: ({ grade, gradedOn }) => (grade ? `${grade}${gradedOn ? `, ${gradedOn}` : ''}` : '–'),
  },
];

/** 'Öppna elevlista': who is in the instance, for paper, and as a file for CSN and SCB (pages §6). */
export default function StudentListView({ instanceId }: { instanceId: string }) {
  const { data, error, refetch } = useQuery(InstanceStudentsDocument, {
    variables: { id: instanceId },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.courseInstanceStudents;
  return (
    <>
      <p className="no-print">
        <LinkButton to="/course-instances" variant="quiet" icon={IconArrowLeft}>
          Alla kurstillfällen
        </LinkButton>
      </p>
      <PageHeader
        title="Elevlista"
        subject={found?.instance.name}
        lead={found && <Facts {...found} />}
        actions={
          <>
            <ExportMenu
              students
              list="course-instance-students"
              query={new URLSearchParams({ elevlista: instanceId })}
            />
            <Button icon={IconPrinter} onClick={() => window.print()}>
              Skriv ut
            </Button>
          </>
        }
      />
      <LoadFailed {...{ error, refetch }} text="Kunde inte hämta elevlistan." />
      {!found && !error && <Loading text="Laddar elevlistan…" lines={12} />}
      {found?.students.length === 0 && <NoStudents />}
      {found && found.students.length > 0 && (
        <Table
          caption={`Elever på ${found.instance.name}`}
          columns={columns}
          rows={found.students}
          rowKey={({ enrollmentId }) => enrollmentId}
        />
      )}
    </>
  );
}

function NoStudents() {
  return (
    <EmptyState
      text="Ingen elev är inskriven på tillfället än."
      action={
        <LinkButton to="/course-matching" variant="primary">
          Gå till kursmatchning
        </LinkButton>
      }
    />
  );
}

function Facts({ instance, students }: InstanceStudentsQuery['courseInstanceStudents']) {
  const { courseCode, equivalents, startDate, endDate, teacherName, studyForm, location } = instance;
  return (
    <span role="status">
      {[
        studentsOf(students.length),
        courseCodeText(courseCode, equivalents),
        formatPeriod(startDate, endDate),
        studyFormLabels[studyForm],
        location,
        teacherName,
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
}
