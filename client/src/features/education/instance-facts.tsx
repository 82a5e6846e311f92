import { Link } from 'react-router-dom';
import { studyFormLabels } from '../../../../domain/labels/course-instance';
import { counted } from '../../../../domain/numbers';
import { mayAccess } from '../../../../domain/roles';
import { useQuery } from '../../apollo/use-query';
import { CourseExamsDocument, CourseNeedsDocument } from './course.generated';
import { formatDate } from '../../lib/dates';
import { formatPeriod } from '../../lib/period';
import { useSession } from '../../lib/session/session-store';
import { Card } from '../../ui/card';
import { CourseCode } from '../../ui/course-code';
import { DescriptionList } from '../../ui/description-list';
import type { InstanceDetail } from './course-detail';

/** When and how a course instance is held, and what waits around it, by the right of who looks. */
export function InstanceFacts({ instance }: { instance: InstanceDetail }) {
  const { courseId, courseName, courseCode, equivalents, gradesDueOn, gradesSignedAt } = instance;
  const { role } = useSession();
  return (
    <Card title="Kurstillfälle">
      <DescriptionList
        items={[
          {
            term: 'Kurs',
            value: (
              <>
                <Link to={`/education/${courseId}`}>{courseName}</Link>{' '}
                <CourseCode code={courseCode} equivalents={equivalents} />
              </>
            ),
          },
          { term: 'Period', value: formatPeriod(instance.startDate, instance.endDate) },
          {
            term: 'Form',
            value: [studyFormLabels[instance.studyForm], `${instance.pacePercent} %`, instance.location]
              .filter(Boolean)
              .join(' · '),
          },
          { term: 'Antagna', value: admittedOf(instance) },
          ...(gradesSignedAt
            ? [{ term: 'Betyg signerade', value: formatDate(gradesSignedAt) }]
            : gradesDueOn
              ? [{ term: 'Betyg klara senast', value: formatDate(gradesDueOn) }]
              : []),
          ...(mayAccess(role, 'TEACHER')
            ? [{ term: 'Prövningar', value: <ExamCount course={courseName} /> }]
            : []),
          ...(mayAccess(role, 'ADMIN') ? [{ term: 'Behov', value: <NeedCount courseId={courseId} /> }] : []),
        ]}
      />
    </Card>
  );
}

function admittedOf({ admitted, capacity }: InstanceDetail): string {
  return capacity === null
    ? counted(admitted, 'elev', 'elever')
    : `${admitted} av ${counted(capacity, 'plats', 'platser')}`;
}

function ExamCount({ course }: { course: string }) {
  const { data } = useQuery(CourseExamsDocument, { variables: { course }, fetchPolicy: 'cache-and-network' });
  if (!data) return '…';
  const count = data.exams.totalCount;
  if (count === 0) return 'Ingen anmäld';
  return (
    <Link to={`/examform?kurs=${encodeURIComponent(course)}`}>{counted(count, 'anmäld', 'anmälda')}</Link>
  );
}

function NeedCount({ courseId }: { courseId: string }) {
  const { data } = useQuery(CourseNeedsDocument, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return '…';
  const count = data.courseMatching.totalCount;
  if (count === 0) return 'Ingen väntar på kursen';
  return <Link to={`/course-matching?kurs=${courseId}`}>{counted(count, 'väntar', 'väntar')} på kursen</Link>;
}
