import { counted } from '../../../../domain/numbers';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { formatDate } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Row } from '../../ui/layout';
import { CourseWaitingDocument } from './course.generated';

interface WaitingCardProps {
  courseId: string;
  /** Whether the viewer may place them in an instance. */
  mayPlace: boolean;
}

/** Those who wait for the course, first the ones who may start earliest. */
export function WaitingCard({ courseId, mayPlace }: WaitingCardProps) {
  const { data, error, refetch } = useQuery(CourseWaitingDocument, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  const { totalCount = 0, students = [] } = data?.courseWaiting ?? {};
  return (
    <Card title="Väntar på kursen" actions={totalCount > 0 && <Badge tone="info">{totalCount}</Badge>}>
      <LoadFailed {...{ error, refetch }} text="Kunde inte hämta vilka som väntar." />
      {!data ? (
        !error && <p className="meta">…</p>
      ) : totalCount === 0 ? (
        <p className="meta">Ingen väntar på kursen</p>
      ) : (
        <>
          <ul className="lined below-3">
            {students.map(({ id, name, earliestOn }) => (
              <Row as="li" key={id} gap="1 4" justify="space-between" align="baseline">
                <Link to={`/student/${id}`}>{name}</Link>
                <span className="meta tabular">från {formatDate(earliestOn)}</span>
              </Row>
            ))}
          </ul>
          {totalCount > students.length && (
            <p className="meta">och {counted(totalCount - students.length, 'elev', 'elever')} till</p>
          )}
          {mayPlace && (
            <Link to={`/course-matching?kurs=${courseId}`} className="no-print">
              Placera {totalCount === 1 ? 'eleven' : `alla ${totalCount}`} i ett tillfälle
            </Link>
          )}
        </>
      )}
    </Card>
  );
}
