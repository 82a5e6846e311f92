import { Link } from 'react-router-dom';
import { studyFormLabels } from '../../../../domain/labels/course-instance';
import { counted } from '../../../../domain/numbers';
import { mayAccess } from '../../../../domain/roles';
import { useQuery } from '../../apollo/use-query';
import { CourseExamsDocument } from './course.generated';
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
            value: [
              studyFormLabels[instance.studyForm],
              `${instance.pacePercent} %`,
              pointsText(instance.points),
            ]
              .filter(Boolean)
              .join(' · '),
          },
          ...(instance.location || instance.municipality
            ? [
                {
                  term: 'Plats',
                  value: [instance.location, instance.municipality].filter(Boolean).join(', '),
                },
              ]
            : []),
          { term: 'Antagna', value: admittedText(instance) },
          ...(gradesSignedAt
            ? [{ term: 'Betyg signerade', value: formatDate(gradesSignedAt) }]
            : gradesDueOn
              ? [{ term: 'Betyg klara senast', value: formatDate(gradesDueOn) }]
              : []),
          ...(mayAccess(role, 'TEACHER')
            ? [{ term: 'Prövningar', value: <ExamCount course={courseName} /> }]
            : []),
        ]}
      />
    </Card>
  );
}

/** '12 av 18 platser, 6 lediga' */
export function admittedText({ admitted, capacity }: InstanceDetail): string {
  if (capacity === null) return counted(admitted, 'elev', 'elever');
  const free = capacity - admitted;
  const rest = free > 0 ? counted(free, 'ledig', 'lediga') : free < 0 ? `${-free} för många` : 'fullt';
  return `${admitted} av ${counted(capacity, 'plats', 'platser')}, ${rest}`;
}

const pointsText = (points: number | null) => points !== null && `${points} p`;

function ExamCount({ course }: { course: string }) {
  const { data } = useQuery(CourseExamsDocument, { variables: { course }, fetchPolicy: 'cache-and-network' });
  if (!data) return '…';
  const count = data.exams.totalCount;
  if (count === 0) return 'Ingen anmäld';
  return (
    <Link to={`/examform?kurs=${encodeURIComponent(course)}`}>{counted(count, 'anmäld', 'anmälda')}</Link>
  );
}
