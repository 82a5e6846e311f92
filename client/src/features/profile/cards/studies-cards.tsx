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
import { byUrgency, stageOf } from '../../../entities/student/education-order';
import { EnrollmentStatusBadge } from '../../../entities/enrollment/enrollment-status-badge';
import { examTimeText } from '../../../entities/exam/exam-time';
import { OwnExamBadge } from '../../../entities/exam/exam-status-badge';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

type Studies = MyStudiesQuery;
type Entry = NonNullable<Studies['student']>['education'][number];
type Exam = Studies['exams']['nodes'][number];

const examsShown = 3;

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
            <Courses {...{ education, studentId }} />
          </>
        )}
      </Card>
      <ExamsCard exams={data.exams.nodes} />
      {children}
    </>
  );
}

interface CoursesProps {
  education: readonly Entry[];
  studentId: string;
}

/** The ongoing courses and the next one; the others are folded. */
function Courses({ education, studentId }: CoursesProps) {
  const of = (stage: ReturnType<typeof stageOf>) => education.filter((entry) => stageOf(entry) === stage);
  const [next, ...later] = of('COMING');
  const itemOf = (entry: Entry) => <EducationItem key={entry.id} entry={entry} studentId={studentId} />;
  return (
    <>
      <ul className="profile-list">{[...of('CURRENT'), ...(next ? [next] : [])].map(itemOf)}</ul>
      <Folded label="Senare kurser">{later.map(itemOf)}</Folded>
      <Folded label="Avslutade kurser">{of('OVER').map(itemOf)}</Folded>
    </>
  );
}

/** A list that is opened on demand. Nothing without items. */
function Folded({ label, children }: { label: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <details className="profile-folded">
      <summary>{`${label} (${children.length})`}</summary>
      <ul className="profile-list">{children}</ul>
    </details>
  );
}

/** The registrations that wait for something; the others are folded. */
function ExamsCard({ exams }: { exams: readonly Exam[] }) {
  const isDecided = ({ progress }: Exam) => progress === 'GRADED' || progress === 'DENIED';
  const open = exams.filter((exam) => !isDecided(exam));
  const itemOf = (exam: Exam) => <ExamItem key={exam.id} exam={exam} />;
  return (
    <Card title="Mina prövningar">
      <p className="meta below-2">{termTexts.exam}</p>
      {exams.length === 0 ? (
        <EmptyState text="Du är inte anmäld till någon prövning." />
      ) : (
        <>
          <ul className="profile-list">{open.slice(0, examsShown).map(itemOf)}</ul>
          <Folded label="Fler anmälningar">{open.slice(examsShown).map(itemOf)}</Folded>
          <Folded label="Avgjorda prövningar">{exams.filter(isDecided).map(itemOf)}</Folded>
        </>
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
