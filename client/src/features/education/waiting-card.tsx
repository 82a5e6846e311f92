import { Link } from 'react-router-dom';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { formatDate } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Row } from '../../ui/layout';
import { CourseNeedsDocument } from './course.generated';

/** Those who wait for the course, first the ones who may start earliest. For administrators, who place them. */
export function WaitingCard({ courseId }: { courseId: string }) {
  const { data, error, refetch } = useQuery(CourseNeedsDocument, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  const { totalCount = 0, nodes = [] } = data?.courseMatching ?? {};
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
            {nodes.map(({ key, studentId, student, earliestOn }) => (
              <Row as="li" key={key} gap="1 4" justify="space-between" align="baseline">
                <Link to={`/student/${studentId}`}>{student}</Link>
                {earliestOn && <span className="meta tabular">från {formatDate(earliestOn)}</span>}
              </Row>
            ))}
          </ul>
          <Link to={`/course-matching?kurs=${courseId}`} className="no-print">
            Placera {totalCount === 1 ? 'eleven' : `alla ${totalCount}`} i ett tillfälle
          </Link>
        </>
      )}
    </Card>
  );
}
