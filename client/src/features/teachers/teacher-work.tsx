import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '../../../../domain/numbers';
import { InstanceStatusBadge } from '../../entities/course/instance-status-badge';
import { ExamStatusBadge } from '../../entities/exam/exam-status-badge';
import { StudentStatusBadge } from '../../entities/student/student-status-badge';
import type {
  TeacherDetailQuery,
  TeacherInstanceFieldsFragment,
  TeacherWorkFieldsFragment,
} from './teachers.generated';
import { formatDate } from '../../lib/dates';
import { formatPeriod } from '../../lib/period';
import { usePrinting } from '../../lib/use-medium';
import { Button } from '../../ui/button';
import { CourseCode } from '../../ui/course-code';
import { Grid, Row } from '../../ui/layout';
import { WholeDates } from '../../ui/text/whole-dates';
import { LoadBar } from './load-bar';
import { GradesToSet } from './teacher-columns';

/** So many rows of a part are shown at first. */
const AT_FIRST = 10;

interface TeacherWorkProps {
  detail: Pick<NonNullable<TeacherDetailQuery['teacherDetail']>, 'work' | 'schedule' | 'students' | 'exams'>;
}

/** What a teacher has, holds and is to grade. */
export function TeacherWork({ detail: { work, schedule, students, exams } }: TeacherWorkProps) {
  return (
    <>
      <Figures work={work} />
      <Section title="Schema" empty="Inga pågående eller kommande tillfällen." rows={schedule}>
        {(instance) => <ScheduleRow key={instance.id} instance={instance} />}
      </Section>
      <Section
        title={students.length === 0 ? 'Elever' : `Elever (${students.length})`}
        empty="Ansvarig för inga elever."
        rows={students}
      >
        {({ id, name, education, status }) => (
          <Row as="li" key={id} gap="1 4" align="baseline" justify="space-between">
            <Link to={`/student/${id}`}>{name}</Link>
            <Row as="span" gap="1 2" className="teachers-standing">
              <span className="meta">{education}</span>
              <StudentStatusBadge status={status} />
            </Row>
          </Row>
        )}
      </Section>
      <Section title="Prövningar" empty="Inga öppna prövningar." rows={exams}>
        {({ id, studentId, student, course, month, status }) => (
          <Row as="li" key={id} gap="1 4" align="baseline" justify="space-between">
            <span>
              <Link to={`/student/${studentId}`}>{student}</Link>, {course}
            </span>
            <Row as="span" gap="1 2" className="teachers-standing">
              <span className="meta">{month}</span>
              <ExamStatusBadge status={status} />
            </Row>
          </Row>
        )}
      </Section>
    </>
  );
}

function Figures({ work }: { work: TeacherWorkFieldsFragment }) {
  const figures: [string, ReactNode][] = [
    ['Belastning', <LoadBar key="load" work={work} />],
    ['Tjänstgöring', `${work.employmentPercent} %`],
    ['Elever i pågående kurser', work.students],
    ['Ansvarig för', work.responsibleFor],
    ['Anmälningar att besluta', work.examsToReview],
    ['Betyg att sätta', <GradesToSet key="grades" teacher={work} />],
  ];
  return (
    <Grid as="dl" gap="3" columns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))">
      {figures.map(([term, value]) => (
        <div key={term} className="teachers-figure inset">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Grid>
  );
}

interface SectionProps<Entry> {
  title: string;
  empty: string;
  rows: readonly Entry[];
  children: (row: Entry) => ReactNode;
}

/** A part under its heading; a long one shows how it begins, and all of it when asked. */
function Section<Entry>({ title, empty, rows, children }: SectionProps<Entry>) {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const listId = useId();
  return (
    <Grid as="section" gap="2" columns="minmax(0, 1fr)" className="teachers-section">
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="meta">{empty}</p>
      ) : (
        <Grid as="ul" id={listId} className="teachers-rows lined">
          {(isWhole || isPrinting ? rows : rows.slice(0, AT_FIRST)).map(children)}
        </Grid>
      )}
      {rows.length > AT_FIRST && (
        <div className="no-print">
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Visa färre' : `Visa alla (${rows.length})`}
          </Button>
        </div>
      )}
    </Grid>
  );
}

function ScheduleRow({ instance }: { instance: TeacherInstanceFieldsFragment }) {
  const { id, course, courseCode, equivalents, status, students, ungraded, gradesDueOn, isOverdue } =
    instance;
  return (
    <Row as="li" gap="1 4" align="baseline" justify="space-between">
      <span>
        <Link to={`/education/${id}`}>{course}</Link>{' '}
        <span className="meta">
          <CourseCode code={courseCode} equivalents={equivalents} />
        </span>
        <br />
        <span className="meta tabular">
          {[
            formatPeriod(instance.startDate, instance.endDate),
            counted(students, 'elev', 'elever'),
            `${instance.pacePercent} %`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="teachers-grades">
        <InstanceStatusBadge status={status} />
        {status === 'FINISHED' && ungraded > 0 && (
          <span className={isOverdue ? 'teachers-alarm with-sign strong' : 'meta'}>
            {ungraded} utan betyg
            {gradesDueOn && (
              <WholeDates
                text={`, ${isOverdue ? 'skulle vara klara' : 'klara senast'} ${formatDate(gradesDueOn)}`}
              />
            )}
          </span>
        )}
      </span>
    </Row>
  );
}
