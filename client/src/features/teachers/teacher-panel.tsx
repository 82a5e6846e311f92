import { counted } from '../../../../domain/numbers';
import { useQuery } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { courseInstanceStatusLabels } from '../../../../domain/labels/course-instance';
import { labelOf } from '../../../../domain/options';
import { studentStatusLabels } from '../../../../domain/labels/student';
import { readFailure } from '../../apollo/failure';
import {
  TeacherDetailDocument,
  type TeacherDetailQuery,
  type TeacherInstanceFieldsFragment,
  type TeacherWorkFieldsFragment,
} from '../../graphql/generated';
import { formatDate, formatDateTime } from '../../lib/dates';
import { buttons } from '../../lib/fixed-texts';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { CourseCode } from '../../ui/course-code';
import { Dialog } from '../../ui/overlays/dialog';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { formatPeriod } from '../../lib/period';
import { LoadBar } from './load-bar';
import { CarriedOutReplacement } from './forms/carried-out-replacement';
import { PlannedReplacement } from './forms/planned-replacement';
import { AccountBadge, ActionMenu, GradesToSet, Subjects } from './teacher-columns';
import type { TeacherAction } from './teacher-actions';
import { Grid } from '../../ui/layout';

interface TeacherPanelProps {
  id: string;
  onAction: (action: TeacherAction, teacher: TeacherWorkFieldsFragment) => void;
  onClosed: () => void;
}

type Detail = NonNullable<TeacherDetailQuery['teacherDetail']>;

/** One teacher: figures, schedule, students, exams, history (pages §9). */
export default function TeacherPanel({ id, onAction, onClosed }: TeacherPanelProps) {
  const [opened, setOpened] = useState(true);
  const { data, error, refetch } = useQuery(TeacherDetailDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const detail = data?.teacherDetail;
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      size="lg"
      title={detail?.work.user.name ?? 'Lärare'}
    >
      {error && !detail && (
        <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
          Kunde inte hämta läraren. {readFailure(error).message}
        </Message>
      )}
      {!detail && !error && <Loading text="Laddar läraren..." lines={8} />}
      {detail && <PanelBody detail={detail} onAction={(action) => onAction(action, detail.work)} />}
    </Dialog>
  );
}

/** What a teacher has, holds and is to grade. */
export function TeacherWork({ detail: { work, schedule, students, exams } }: { detail: Detail }) {
  return (
    <>
      <Figures work={work} />
      <Section title="Schema" empty="Inga pågående eller kommande tillfällen." rows={schedule}>
        {(instance) => <ScheduleRow key={instance.id} instance={instance} />}
      </Section>
      <Section title={`Elever (${students.length})`} empty="Ansvarig för inga elever." rows={students}>
        {({ id, name, education, status }) => (
          <li key={id}>
            <Link to={`/student/${id}`}>{name}</Link>
            <span className="meta">
              {[education, studentStatusLabels[status]].filter(Boolean).join(' · ')}
            </span>
          </li>
        )}
      </Section>
      <Section title="Prövningar" empty="Inga öppna prövningar." rows={exams}>
        {({ id, studentId, student, course, month, status }) => (
          <li key={id}>
            <span>
              <Link to={`/student/${studentId}`}>{student}</Link>, {course}
            </span>
            <span className="meta">
              {month} · {status === 'INTRESSE' ? 'Väntar på beslut' : 'Godkänd'}
            </span>
          </li>
        )}
      </Section>
    </>
  );
}

function PanelBody({ detail, onAction }: { detail: Detail; onAction: (action: TeacherAction) => void }) {
  const { work, history, planned, undoable } = detail;
  return (
    <div className="stack">
      <div className="row">
        <AccountBadge teacher={work} />
        <a href={`mailto:${work.user.email}`}>{work.user.email}</a>
        {work.user.phone && <a href={`tel:${work.user.phone}`}>{work.user.phone}</a>}
        <ActionMenu teacher={work} onAction={onAction} />
      </div>
      {work.subjects.length > 0 && <Subjects subjects={work.subjects} />}
      {planned && <PlannedReplacement planned={planned} />}
      {undoable && <CarriedOutReplacement carriedOut={undoable} />}
      <TeacherWork detail={detail} />
      <Section title="Historik" empty="Ingen historik än." rows={history}>
        {({ id, text, at, by }) => (
          <li key={id}>
            <span>{text}</span>
            <span className="meta tabular">
              {formatDateTime(at)}
              {by && ` · ${by}`}
            </span>
          </li>
        )}
      </Section>
    </div>
  );
}

function Figures({ work }: { work: TeacherWorkFieldsFragment }) {
  const figures: [string, ReactNode][] = [
    [
      'Belastning',
      <LoadBar key="load" points={work.loadPoints} percent={work.loadPercent} name={work.user.name} />,
    ],
    ['Tjänstgöring', `${work.employmentPercent} %`],
    ['Elever i pågående kurser', work.students],
    ['Ansvarig för', work.responsibleFor],
    ['Ogranskade prövningar', work.examsToReview],
    ['Betyg att sätta', <GradesToSet key="grades" teacher={work} />],
  ];
  return (
    <Grid as="dl" gap="3" columns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))">
      {figures.map(([term, value]) => (
        <div key={term} className="teachers-figure">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Grid>
  );
}

interface SectionProps<Row> {
  title: string;
  empty: string;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

function Section<Row>({ title, empty, rows, children }: SectionProps<Row>) {
  return (
    <Grid as="section" gap="2" columns="minmax(0, 1fr)" className="teachers-section">
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="meta">{empty}</p>
      ) : (
        <Grid as="ul" className="teachers-rows">
          {rows.map(children)}
        </Grid>
      )}
    </Grid>
  );
}

function ScheduleRow({ instance }: { instance: TeacherInstanceFieldsFragment }) {
  const { id, course, courseCode, equivalents, status, students, ungraded, gradesDueOn, isOverdue } =
    instance;
  return (
    <li>
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
        <Badge tone={status === 'ONGOING' ? 'ok' : 'neutral'}>
          {labelOf(courseInstanceStatusLabels, status)}
        </Badge>
        {status === 'FINISHED' && ungraded > 0 && (
          <span className={isOverdue ? 'teachers-alarm' : 'meta'}>
            {ungraded} utan betyg
            {gradesDueOn &&
              `, ${isOverdue ? 'skulle vara klara' : 'klara senast'} ${formatDate(gradesDueOn)}`}
          </span>
        )}
      </span>
    </li>
  );
}
