import { feeInKronor } from '../../../../../domain/numbers';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { educationTypeLabels } from '../../../../../domain/labels/education';
import { useQuery } from '../../../apollo/use-query';
import { MyStudiesDocument, type MyStudiesQuery } from '../profile.generated';
import { formatDate } from '../../../lib/dates';
import { formatPeriod } from '../../../lib/period';
import { fieldLabels } from '../../../lib/fixed-texts';
import { termTexts } from '../../../lib/term-texts';
import { Card } from '../../../ui/card';
import { CourseCode } from '../../../ui/course-code';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Progress } from '../../../ui/feedback/progress';
import { Loading } from '../../../ui/feedback/skeleton';
import { progressOf } from './studies-progress';
import { Row } from '../../../ui/layout';
import { byUrgency } from '../../../entities/student/education-order';
import { EnrollmentStatusBadge } from '../../../entities/enrollment/enrollment-status-badge';
import { examTimeText } from '../../../entities/exam/exam-time';
import { OwnExamBadge } from '../../../entities/exam/exam-status-badge';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

type Studies = MyStudiesQuery;
type Entry = NonNullable<Studies['student']>['education'][number];
type Exam = Studies['exams']['nodes'][number];

interface StudiesCardsProps {
  studentId: string;
  /** Content below, mounted once the height above is known, so that it does not move. */
  children: ReactNode;
}

/** A student's own education and registrations, to read (pages §16). */
export function StudiesCards({ studentId, children }: StudiesCardsProps) {
  const { data, error, refetch } = useQuery(MyStudiesDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) {
    return (
      <>
        <LoadFailed {...{ error, refetch }} text="Kunde inte hämta din utbildning." />
        {children}
      </>
    );
  }
  if (!data)
    return (
      <div className="profile-waiting">
        <Loading text="Laddar din utbildning…" lines={5} />
      </div>
    );
  const education = (data.student?.education ?? [])
    .filter(({ removedAt }) => removedAt === null)
    .sort(byUrgency);
  const { passed, planned } = progressOf(education, data.studentGrades);
  return (
    <>
      <Card title="Kurser">
        {education.length === 0 ? (
          <EmptyState text="Du är inte inskriven på någon kurs." />
        ) : (
          <>
            {planned > 0 && (
              <>
                <Progress
                  label="Poäng med godkänt betyg"
                  value={passed}
                  max={planned}
                  valueText={`${passed} av ${planned} poäng`}
                />
                <p className="meta">{termTexts.points}</p>
              </>
            )}
            <ul className="profile-list">
              {education.map((entry) => (
                <EducationItem key={entry.id} entry={entry} studentId={studentId} />
              ))}
            </ul>
          </>
        )}
      </Card>
      <ExamsCard exams={data.exams.nodes} />
      {children}
    </>
  );
}

function ExamsCard({ exams }: { exams: readonly Exam[] }) {
  return (
    <Card title="Mina prövningar">
      <p className="meta below-2">{termTexts.exam}</p>
      {exams.length === 0 ? (
        <EmptyState text="Du är inte anmäld till någon prövning." />
      ) : (
        <ul className="profile-list">
          {exams.map((exam) => (
            <ExamItem key={exam.id} exam={exam} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function EducationItem({ entry, studentId }: { entry: Entry; studentId: string }) {
  const { id, type, name, startDate, endDate, status, grade, refId } = entry;
  const facts = [
    educationTypeLabels[type],
    formatPeriod(startDate, endDate),
    grade && `${fieldLabels.grade}: ${grade}`,
  ];
  return (
    <Row as="li" gap="2 3" className="entry">
      <div className="grows">
        <p className="name">
          <Link to={type === 'Course' ? `/min-utbildning/${id}` : `/student/${studentId}#utbildning`}>
            {name}
          </Link>
          {refId?.courseCode && (
            <span className="meta">
              {' '}
              <CourseCode code={refId.courseCode} equivalents={refId.equivalents} />
            </span>
          )}
        </p>
        <p className="meta">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <EnrollmentStatusBadge status={status} />
    </Row>
  );
}

/** The payment of an exam; a free exam waits for none. */
function paymentOf({ paymentDate, feeOre, feeExemptReason }: Exam): string {
  if (paymentDate) return `Betald ${formatDate(paymentDate)}`;
  if (feeOre === 0) return feeExemptReason ? `Avgiftsfri: ${feeExemptReason}` : 'Ingen avgift';
  return `${feeInKronor(feeOre)} att betala`;
}

function ExamItem({ exam }: { exam: Exam }) {
  const { course, catalogueCourse, requestedMonth, requestedYear, progress, times } = exam;
  return (
    <Row as="li" gap="2 3" className="entry">
      <div className="grows">
        <p className="name">
          {course}
          {catalogueCourse && (
            <span className="meta">
              {' '}
              <CourseCode {...catalogueCourse} />
            </span>
          )}
        </p>
        <p className="meta">
          {requestedMonth} {requestedYear} · {paymentOf(exam)}
        </p>
        {times.map((time) => (
          <p key={`${time.heldOn} ${time.startsAt}`}>{examTimeText(time)}</p>
        ))}
      </div>
      <OwnExamBadge progress={progress} />
    </Row>
  );
}
