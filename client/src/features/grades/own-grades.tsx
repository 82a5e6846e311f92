import './grades.css';
import { useQuery } from '@apollo/client/react';
import { gradeKindLabels } from '../../../../domain/labels/grade';
import { readFailure } from '../../apollo/failure';
import { StudentGradesDocument } from '../../graphql/generated';
import { formatDate } from '../../lib/dates';
import { buttons } from '../../lib/fixed-texts';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { CourseCode } from '../../ui/course-code';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { spokenGrade } from './grade-labels';

/** 'Mina betyg' (pages §16): what has been signed; of several the best counts. */
export function OwnGrades({ studentId }: { studentId: string }) {
  const { data, error, refetch } = useQuery(StudentGradesDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const grades = data?.studentGrades;
  return (
    <Card title="Mina betyg">
      {error && !grades && (
        <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
          Kunde inte hämta dina betyg. {readFailure(error).message}
        </Message>
      )}
      {!grades && !error && <Loading text="Laddar dina betyg..." lines={3} />}
      {grades?.length === 0 && <EmptyState text="Du har inga betyg än." />}
      {grades && grades.length > 0 && (
        <ul className="own-grades">
          {grades.map(({ id, grade, courseName, courseCode, equivalents, points, date, kind, isBest }) => (
            <li key={id}>
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
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
