import './grades.css';
import { gradeKindLabels } from '../../../../domain/labels/grade';
import { useQuery } from '../../apollo/use-query';
import { StudentGradesDocument } from './grades.generated';
import { formatDate } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { CourseCode } from '../../ui/course-code';
import { EmptyState } from '../../ui/feedback/empty-state';
import { spokenGrade } from './grade-labels';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid, Row } from '../../ui/layout';

/** 'Mina betyg' (pages §16): signed grades; of several, the best counts. */
export function OwnGrades({ studentId }: { studentId: string }) {
  const { data, error, refetch } = useQuery(StudentGradesDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const grades = data?.studentGrades;
  return (
    <Card title="Mina betyg">
      <LoadFailed refetch={refetch} error={!grades && error} text="Kunde inte hämta dina betyg." />
      {!grades && !error && <Loading text="Laddar dina betyg…" lines={3} />}
      {grades?.length === 0 && <EmptyState text="Du har inga betyg än." />}
      {grades && grades.length > 0 && (
        <Grid as="ul" className="own-grades">
          {grades.map(({ id, grade, courseName, courseCode, equivalents, points, date, kind, isBest }) => (
            <Row as="li" key={id} gap="3" nowrap>
              <span className="grade-letter" role="img" aria-label={`Betyg ${spokenGrade(grade)}`}>
                {grade}
              </span>
              <span>
                <strong>{courseName}</strong>
                <br />
                <span className="meta">
                  <CourseCode code={courseCode} equivalents={equivalents} />
                  {points === null ? '' : ` · ${points} poäng`} · {formatDate(date)}
                  {kind === 'COURSE' ? '' : ` · ${gradeKindLabels[kind]}`}
                </span>{' '}
                {!isBest && <Badge>Ett högre betyg räknas</Badge>}
              </span>
            </Row>
          ))}
        </Grid>
      )}
    </Card>
  );
}
