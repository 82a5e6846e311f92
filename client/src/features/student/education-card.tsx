import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { educationTypeLabels } from '../../../../domain/labels/education';
import { enrollmentStatusLabels, statusReasonLabels } from '../../../../domain/labels/enrollment';
import { counted } from '../../../../domain/numbers';
import { mayAccess } from '../../../../domain/roles';
import { byUrgency } from '../../entities/student/education-order';
import type { StudentDetailsQuery } from './student.generated';
import { formatDate } from '../../lib/dates';
import { formatPeriod } from '../../lib/period';
import { emptyTexts, fieldLabels, headings, inlineTexts } from '../../lib/fixed-texts';
import { useSession } from '../../lib/session/session-store';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
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
  student: Pick<Student, 'id' | 'education' | 'courseWishes' | 'statusHistory' | 'enrollmentStats'>;
}) {
  const { id, education, courseWishes, statusHistory, enrollmentStats } = student;
  const planned = education.filter(({ isEnrollment, removedAt }) => !isEnrollment && !removedAt).length;
  const isAdmin = mayAccess(useSession().role, 'ADMIN');
  return (
    <Card
      id="utbildning"
      title={headings.education}
      actions={
        <>
          <Badge>{enrollmentStats.totalEnrollments} totalt</Badge>
          <Badge tone="ok">{enrollmentStats.activeEnrollments} aktiva</Badge>
          {planned > 0 && <Badge tone="info">{counted(planned, 'planerad', 'planerade')}</Badge>}
          {isAdmin && <Link to={`/student-enrollments?elev=${id}`}>Visa inskrivningar</Link>}
        </>
      }
    >
      {education.length === 0 ? (
        <EmptyState text={emptyTexts.education} />
      ) : (
        <EducationList education={education} statusHistory={statusHistory} />
      )}
      <Wishes wishes={courseWishes} />
    </Card>
  );
}

/** 'Önskar: Matte 2b – inte kopplad', and for administrators the way to connect it with a course. */
function Wishes({ wishes }: { wishes: Student['courseWishes'] }) {
  const mayConnect = mayAccess(useSession().role, 'ADMIN');
  if (wishes.length === 0) return null;
  return (
    <ul className="lined above-2" aria-label="Önskemål">
      {wishes.map(({ id, text }) => (
        <Row as="li" key={id} gap="1 4" justify="space-between" align="baseline">
          <span className="breaks">Önskar: {text} – inte kopplad</span>
          {mayConnect && (
            <Link
              className="no-print"
              to={`/course-matching?${new URLSearchParams({ flik: 'namn', q: text }).toString()}`}
              aria-label={`Koppla ${text} till en kurs`}
            >
              Koppla
            </Link>
          )}
        </Row>
      ))}
    </ul>
  );
}

/** More than fit into the 200 pixels, as a rule. */
const fits = 2;

/** The list within its 200 pixels, which shows that it goes on, and all of it at a press. */
function EducationList({ education, statusHistory }: Pick<Student, 'education' | 'statusHistory'>) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      {/* A scroller takes focus so that the arrow keys can move it. */}
      <div
        id={id}
        className="education-scroll"
        data-whole={isWhole || undefined}
        tabIndex={0}
        role="group"
        aria-label={headings.education}
      >
        <ul className="divided">
          {education.toSorted(byUrgency).map((entry) => (
            <EducationItem
              key={entry.id}
              entry={entry}
              statusHistory={statusHistory.filter(({ entryId }) => entryId === entry.id)}
            />
          ))}
        </ul>
      </div>
      {education.length > fits && (
        <Button
          size="sm"
          variant="quiet"
          className="no-print"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Visa färre' : 'Visa alla'}
        </Button>
      )}
    </>
  );
}

function EducationItem({ entry, statusHistory }: { entry: Entry; statusHistory: readonly StatusChange[] }) {
  const place = usePlaceOf(entry);
  const { type, name, isEnrollment, status, grade, isGradeDraft, removedAt, courseInstance, refId } = entry;
  const facts = [
    formatPeriod(entry.startDate, entry.endDate) ?? `Datum: ${inlineTexts.missingValue}`,
    status ? enrollmentStatusLabels[status] : 'Planerad',
    `${fieldLabels.grade}: ${grade ?? inlineTexts.missingValue}${isGradeDraft ? ' (utkast)' : ''}`,
    courseInstance &&
      [
        'Kurstillfälle: ' + courseInstance.courseName,
        formatPeriod(courseInstance.startDate, courseInstance.endDate),
      ]
        .filter(Boolean)
        .join(', '),
    removedAt && `Borttagen ${formatDate(removedAt)}`,
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <li>
      <p className="row">
        <span className="meta">{educationTypeLabels[type]}</span>
        {isEnrollment && <Badge tone="info">{fieldLabels.enrolled}</Badge>}
      </p>
      <p className="name-bold">
        {place ? <Link to={place}>{name}</Link> : name}
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

/** The page of the course instance, or else of the course; students have one of their own. Null without a page. */
function usePlaceOf({ id: entryId, type, removedAt, courseInstance, refId }: Entry): string | null {
  const { role } = useSession();
  if (role === 'STUDENT') return type === 'Course' && !removedAt ? `/min-utbildning/${entryId}` : null;
  const id = courseInstance?.id ?? refId?.id;
  return id && mayAccess(role, 'SPECPED') ? `/education/${id}` : null;
}

/** 'Avbrott från 2026-10-02 (Arbete)' */
function historyLine({ status, effectiveOn, reason }: StatusChange): string {
  const name = status ? enrollmentStatusLabels[status] : 'Planerad';
  const since = effectiveOn ? ` från ${formatDate(effectiveOn)}` : '';
  return `${name}${since}${reason ? ` (${statusReasonLabels[reason]})` : ''}`;
}
