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
import type { CourseActionsProps, CourseDetail } from './course-detail';
import { InstanceFacts } from './instance-facts';
import { EnrollmentStatusBadge } from '../../entities/enrollment/enrollment-status-badge';
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
        lead={course && <Kind course={course} />}
        actions={course && actions({ course, onChanged: () => void refetch() })}
      />
      {course ? (
        <CourseCards course={course} />
      ) : loading ? (
        <Loading text="Laddar kursen..." lines={6} />
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

/** The status of an instance; the type of any other course. */
function Kind({ course: { type, instance } }: { course: CourseDetail }) {
  if (instance) return <InstanceStatusBadge status={instance.status} />;
  return type && <Badge>{educationTypeLabels[type]}</Badge>;
}

function CourseCards({ course }: { course: CourseDetail }) {
  const { teacher, students, instance } = course;
  return (
    <Grid gap="4" columns="minmax(0, 1fr)">
      <Card title="Lärare">
        {teacher ? (
          <Link to={`/detaljer/Lärare/${teacher.id}`}>{teacher.username}</Link>
        ) : (
          <p className="missing">{inlineTexts.missingValue}</p>
        )}
      </Card>
      {instance && <InstanceFacts instance={instance} />}
      <Card title="Elever" actions={<Badge>{students.length} totalt</Badge>}>
        {students.length === 0 ? (
          <EmptyState text="Inga elever" />
        ) : (
          <ul className="course-students">
            {students.map((student) => (
              <li key={student.id}>
                <Link to={`/detaljer/Elev/${student.id}`}>{student.name}</Link>
                {instance && <Standing student={student} />}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Grid>
  );
}

/** The status and grade of a student. */
function Standing({ student: { status, grade } }: { student: CourseDetail['students'][number] }) {
  return (
    <Row gap="1 2">
      <EnrollmentStatusBadge status={status} />
      {grade && <span className="meta">Betyg {grade}</span>}
    </Row>
  );
}
