import './course.css';
import { useParams } from 'react-router-dom';
import { studyFormLabels } from '../../../../domain/labels/course-instance';
import { documentTypeLabels } from '../../../../domain/labels/document';
import { useQuery } from '../../apollo/use-query';
import { readFailure } from '../../apollo/failure';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { InstanceStatusBadge } from '../../entities/course/instance-status-badge';
import { EnrollmentStatusBadge } from '../../entities/enrollment/enrollment-status-badge';
import { formatDate, formatDateTime } from '../../lib/dates';
import { transferPaths } from '../../lib/file-transfer';
import { inlineTexts } from '../../lib/fixed-texts';
import { formatPeriod } from '../../lib/period';
import { termTexts } from '../../lib/term-texts';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { CourseCode } from '../../ui/course-code';
import { DescriptionList, type Description } from '../../ui/description-list';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid, Row } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { OwnCourseDocument, type OwnCourseQuery } from './own-course.generated';

type OwnCourse = NonNullable<OwnCourseQuery['ownCourse']>;

/** `/min-utbildning/{id}`: a course of the signed-in student, with dates, teacher, place, grade and messages. */
export function OwnCoursePage() {
  const { id = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(OwnCourseDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const course = data?.ownCourse;
  const code = error && !loading ? readFailure(error).code : null;
  // An address with something that is no id leads to no course either.
  const isMissing = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
  return (
    <>
      <PageHeader
        title={course?.courseName ?? 'Kurs'}
        tab={course?.courseName}
        lead={course && <Kind course={course} />}
      />
      {isMissing ? (
        <EmptyState
          text="Kursen finns inte bland dina kurser."
          action={<LinkButton to="/min-utbildning">Till Min utbildning</LinkButton>}
        />
      ) : (
        <LoadFailed error={!course && error} refetch={() => void refetch()} text="Kunde inte hämta kursen." />
      )}
      {!course && !error && <Loading text="Laddar kursen…" lines={6} />}
      {course && <Cards course={course} />}
    </>
  );
}

function Kind({ course: { courseCode, equivalents, points, status, instance } }: { course: OwnCourse }) {
  return (
    <Row as="span" gap="1 2">
      <EnrollmentStatusBadge status={status} />
      {instance?.status === 'CANCELLED' && <InstanceStatusBadge status={instance.status} />}
      <CourseCode code={courseCode} equivalents={equivalents} />
      {points !== null && <span className="tabular">{points} poäng</span>}
    </Row>
  );
}

function Cards({ course }: { course: OwnCourse }) {
  const { messages, documents } = course;
  return (
    <Grid gap="4" align="start" className="course-grid">
      <Grid gap="4" columns="minmax(0, 1fr)">
        <Card title="Om kursen">
          <DescriptionList items={factsOf(course)} />
        </Card>
        <Card title="Meddelanden">
          {messages.length === 0 ? (
            <EmptyState text="Inga meddelanden om kursen" />
          ) : (
            <ul className="lined">
              {messages.map(({ id, subject, text, sentBy, sentAt }) => (
                <li key={id}>
                  <h3>{subject}</h3>
                  <p className="meta">
                    {sentBy}, <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
                  </p>
                  <p className="breaks own-course-text">{text}</p>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </Grid>
      <Card title="Dokument">
        {documents.length === 0 ? (
          <EmptyState text="Inga dokument om kursen" />
        ) : (
          <ul className="lined">
            {documents.map(({ id, type, createdAt }) => (
              <Row as="li" key={id} gap="1 4" justify="space-between">
                <a href={transferPaths.document(id)}>{documentTypeLabels[type]}</a>
                <span className="meta">{formatDate(createdAt)}</span>
              </Row>
            ))}
          </ul>
        )}
      </Card>
    </Grid>
  );
}

/** The facts that the student asks for first; what is unknown says so. */
function factsOf({ startDate, endDate, grade, instance }: OwnCourse): Description[] {
  const dates = formatPeriod(startDate ?? instance?.startDate ?? null, endDate ?? instance?.endDate ?? null);
  const place = [instance?.location, instance?.municipality].filter(Boolean).join(', ');
  return [
    { term: 'Dina datum', value: dates ?? inlineTexts.missingValue },
    { term: 'Betyg', value: grade ?? 'Inget betyg än' },
    ...(instance
      ? [
          { term: 'Grupp', value: instance.name },
          { term: 'Lärare', value: instance.teacherName ?? 'Ingen lärare är utsedd än' },
          { term: 'Plats', value: place || inlineTexts.missingValue },
          { term: 'Form', value: studyFormLabels[instance.studyForm] },
          {
            term: 'Takt',
            value: (
              <>
                {instance.pacePercent} % <span className="meta">{termTexts.pace}</span>
              </>
            ),
          },
        ]
      : [{ term: 'Grupp', value: 'Du har inte fått någon plats i en grupp än.' }]),
  ];
}
