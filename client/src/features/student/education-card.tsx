import { Link } from 'react-router-dom';
import { educationTypeLabels } from '../../../../domain/labels/education';
import { enrollmentStatusLabels, statusReasonLabels } from '../../../../domain/labels/enrollment';
import { mayAccess } from '../../../../domain/roles';
import type { StudentDetailsQuery } from '../../graphql/generated';
import { formatDate } from '../../lib/dates';
import { emptyTexts, fieldLabels, headings, inlineTexts } from '../../lib/fixed-texts';
import { useSession } from '../../lib/session/session-store';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { CourseCode } from '../../ui/course-code';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Row } from '../../ui/layout';

type Student = NonNullable<StudentDetailsQuery['student']>;
type Entry = Student['education'][number];
type StatusChange = Student['statusHistory'][number];

/** The card 'Utbildning' with its counts; the list scrolls above 200 px (specification §2 and §9). */
export function EducationCard({
  student,
}: {
  student: Pick<Student, 'id' | 'education' | 'statusHistory' | 'enrollmentStats'>;
}) {
  const { id, education, statusHistory, enrollmentStats } = student;
  const isAdmin = mayAccess(useSession().role, 'ADMIN');
  return (
    <Card
      title={headings.education}
      actions={
        <>
          <Badge>{enrollmentStats.totalEnrollments} totalt</Badge>
          <Badge tone="ok">{enrollmentStats.activeEnrollments} aktiva</Badge>
          {isAdmin && <Link to={`/student-enrollments?elev=${id}`}>Visa inskrivningar</Link>}
        </>
      }
    >
      {education.length === 0 ? (
        <EmptyState text={emptyTexts.education} />
      ) : (
        // A scroller takes focus so that the arrow keys can move it.
        <div className="education-scroll" tabIndex={0} role="group" aria-label={headings.education}>
          <ul className="education">
            {education.map((entry) => (
              <EducationItem
                key={entry.id}
                entry={entry}
                statusHistory={statusHistory.filter(({ entryId }) => entryId === entry.id)}
              />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

interface EducationItemProps {
  entry: Entry;
  statusHistory: readonly StatusChange[];
}

function EducationItem({ entry, statusHistory }: EducationItemProps) {
  const { type, name, isEnrollment, status, grade, isGradeDraft, removedAt, courseInstance, refId } = entry;
  const facts = [
    range(entry.startDate, entry.endDate),
    status ? enrollmentStatusLabels[status] : 'Planerad',
    `${fieldLabels.grade}: ${grade ?? inlineTexts.missingValue}${isGradeDraft ? ' (utkast)' : ''}`,
    courseInstance &&
      `Kurstillfälle: ${courseInstance.courseName}, ${range(courseInstance.startDate, courseInstance.endDate)}`,
    removedAt && `Borttagen ${formatDate(removedAt)}`,
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <li className="education-item">
      <p className="row">
        <span className="meta">{educationTypeLabels[type]}</span>
        {isEnrollment && <Badge tone="info">{fieldLabels.enrolled}</Badge>}
      </p>
      <p className="education-name">
        {name}
        {refId?.courseCode && (
          <span className="meta">
            {' '}
            <CourseCode code={refId.courseCode} equivalents={refId.equivalents} />
          </span>
        )}
      </p>
      <Row as="ul" gap="0" align="stretch" className="education-facts meta">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Row>
      {statusHistory.length > 1 && (
        <details className="education-history meta">
          <summary>Statushistorik</summary>
          <ol>
            {statusHistory.map((change, index) => (
              // Two changes may be alike: only their place tells them apart.
              <li key={index}>{historyLine(change)}</li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

/** 'Avbrott från 2026-10-02 (Arbete)' */
function historyLine({ status, effectiveOn, reason }: StatusChange): string {
  const name = status ? enrollmentStatusLabels[status] : 'Planerad';
  const since = effectiveOn ? ` från ${formatDate(effectiveOn)}` : '';
  return `${name}${since}${reason ? ` (${statusReasonLabels[reason]})` : ''}`;
}

/** '2026-08-17 – 2027-06-11'; an open end shows what is there. */
function range(start: string | null, end: string | null): string {
  if (!start && !end) return `Datum: ${inlineTexts.missingValue}`;
  return `${start ? formatDate(start) : inlineTexts.missingValue} – ${end ? formatDate(end) : inlineTexts.missingValue}`;
}
