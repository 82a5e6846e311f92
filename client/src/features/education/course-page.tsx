import './course.css';
import { useEffect, type ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { educationTypeLabels } from '../../../../domain/labels/education';
import { readFailure } from '../../apollo/failure';
import { useQuery } from '../../apollo/use-query';
import { CourseDocument } from './course.generated';
import { buttons, inlineTexts } from '../../lib/fixed-texts';
import { Badge } from '../../ui/badge';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid, Row } from '../../ui/layout';
import { EventList } from '../../ui/event-list';
import { mayAccess } from '../../../../domain/roles';
import { formatPeriod } from '../../lib/period';
import { useSession } from '../../lib/session/session-store';
import { CatalogueFacts, CoursesOf, Occasions } from './catalogue-cards';
import type { CourseActionsProps, CourseDetail, InstanceDetail } from './course-detail';
import { admittedText, InstanceFacts } from './instance-facts';
import { InstancePapers } from './instance-papers';
import { Participants } from './participants';
import { WaitingCard } from './waiting-card';
import { InstanceStatusBadge } from '../../entities/course/instance-status-badge';

interface CoursePageProps {
  /** What can be done with it; app/ hands it in. */
  actions: (course: CourseActionsProps) => ReactNode;
}

/** `/education/{id}`: a course, a course instance, a package or a program with its people (specification §2). */
export function CoursePage(slots: CoursePageProps) {
  const { id = '' } = useParams();
  return <Course key={id} id={id} {...slots} />;
}

function Course({ id, actions }: { id: string } & CoursePageProps) {
  const { data, error, loading, refetch } = useQuery(CourseDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useEffect(() => {
    // Specification §8: logged only. The page below shows the missing data.
    if (error) console.error('The course could not be read.', error);
  }, [error]);
  const code = error && !loading ? readFailure(error).code : null;
  if (code === 'FORBIDDEN') return <Navigate to="/unauthorized" replace />;
  // An address with something that is no id leads to no course either.
  const missing = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
  const course = missing ? null : data?.course;
  return (
    <>
      {/* One heading from the beginning, as the focus is on it while the course comes. */}
      <PageHeader
        title={course?.courseName ?? 'Kurs'}
        tab={course?.courseName}
        lead={course && <Kind course={course} />}
        actions={course && actions({ course, onChanged: () => void refetch() })}
      />
      {course ? (
        <CourseCards course={course} />
      ) : loading ? (
        <Loading text="Laddar kursen…" lines={6} />
      ) : (
        <EmptyState
          text="Det finns inga uppgifter om kursen att visa."
          action={
            missing ? (
              <LinkButton to="/">Till startsidan</LinkButton>
            ) : (
              <Button onClick={() => void refetch()}>{buttons.retry}</Button>
            )
          }
        />
      )}
    </>
  );
}

/** What it is, and the facts that one looks for first. */
export function Kind({ course }: { course: CourseDetail }) {
  const { type, instance, catalogue } = course;
  return (
    <Row as="span" gap="1 2">
      {instance ? (
        <InstanceStatusBadge status={instance.status} />
      ) : (
        type && <Badge>{educationTypeLabels[type]}</Badge>
      )}
      {catalogue?.isArchived && <Badge tone="warn">Arkiverad</Badge>}
      <span className="tabular">
        {(instance ? summaryOf(instance) : [catalogue?.code, pointsOf(catalogue?.points)])
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Row>
  );
}

const pointsOf = (points: number | null | undefined) => typeof points === 'number' && `${points} p`;

const summaryOf = (instance: InstanceDetail) => [
  formatPeriod(instance.startDate, instance.endDate),
  admittedText(instance),
];

/** People and instances first, the facts beside them: on a phone after them. */
function CourseCards({ course }: { course: CourseDetail }) {
  const { courseName, instance, catalogue, timeline } = course;
  const { role } = useSession();
  const mayPlace = mayAccess(role, 'ADMIN');
  return (
    <Grid gap="4" align="start" className="course-grid">
      <Grid gap="4" columns="minmax(0, 1fr)">
        {catalogue && course.type === 'Course' && (
          <Occasions name={courseName} instances={catalogue.instances} />
        )}
        {instance ? (
          <Participants course={course} instance={instance} />
        ) : (
          <Students students={course.students} />
        )}
        {catalogue && course.type !== 'Course' && <CoursesOf courses={catalogue.courses} />}
        <Card title="Tidslinje">
          <EventList label="Tidslinje" events={timeline} />
        </Card>
      </Grid>
      <Grid gap="4" columns="minmax(0, 1fr)">
        <TeacherCard teacher={course.teacher} />
        {instance && <InstanceFacts instance={instance} />}
        {catalogue && <CatalogueFacts type={course.type} catalogue={catalogue} />}
        {instance && mayAccess(role, 'TEACHER') && (
          <WaitingCard courseId={instance.courseId} mayPlace={mayPlace} />
        )}
        {instance && mayPlace && <InstancePapers id={course.id} name={courseName} />}
      </Grid>
    </Grid>
  );
}

export function TeacherCard({ teacher }: Pick<CourseDetail, 'teacher'>) {
  return (
    <Card title="Lärare">
      {teacher ? (
        <Link to={`/detaljer/Lärare/${teacher.id}`}>{teacher.username}</Link>
      ) : (
        <p className="missing">{inlineTexts.missingValue}</p>
      )}
    </Card>
  );
}

function Students({ students }: Pick<CourseDetail, 'students'>) {
  return (
    <Card title="Elever" actions={<Badge>{students.length} totalt</Badge>}>
      {students.length === 0 ? (
        <EmptyState text="Inga elever" />
      ) : (
        <ul className="course-students">
          {students.map((student) => (
            <li key={student.id}>
              <Link to={`/detaljer/Elev/${student.id}`}>{student.name}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
