import './course.css';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { readFailure } from '../../apollo/failure';
import { CourseDocument, type CourseQuery } from '../../graphql/generated';
import { buttons, inlineTexts } from '../../lib/fixed-texts';
import { Badge } from '../../ui/badge';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid } from '../../ui/layout';

/** `/education/{id}`: a course, a course instance, a package or a program with its people (specification §2). */
export function CoursePage() {
  const { id = '' } = useParams();
  return <Course key={id} id={id} />;
}

function Course({ id }: { id: string }) {
  const { data, error, loading, refetch } = useQuery(CourseDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    // Specification §8: logged only. The page below says what is missing, and no more.
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
      <PageHeader title={course?.courseName ?? 'Kurs'} />
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
              <Button
                onClick={() => {
                  refetch().catch((failed: unknown) =>
                    console.error('The course could not be read.', failed),
                  );
                }}
              >
                {buttons.retry}
              </Button>
            )
          }
        />
      )}
    </>
  );
}

function CourseCards({ course }: { course: NonNullable<CourseQuery['course']> }) {
  const { teacher, students } = course;
  return (
    <Grid gap="4" columns="minmax(0, 1fr)">
      <Card title="Lärare">
        {teacher ? (
          <Link to={`/detaljer/Lärare/${teacher.id}`}>{teacher.username}</Link>
        ) : (
          <p className="missing">{inlineTexts.missingValue}</p>
        )}
      </Card>
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
    </Grid>
  );
}
