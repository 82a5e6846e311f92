import { IconAlertTriangle, IconGripVertical } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { pupils } from '../calendar-texts';
import { groupUndated, type CourseGroup, type MonthGroup, type UndatedExam } from './undated-groups';
import { Grid, Row } from '../../../ui/layout';
import { ExamStatusBadge } from '../../../entities/exam/exam-status-badge';
import { sign } from '../../../ui/text/sign';

interface UndatedTrayProps {
  exams: readonly UndatedExam[];
  /** How many there are in all. */
  total: number;
  filtered: boolean;
  today: string;
  /** The last month, `yyyy-MM`, whose list stands open: those after it have time. */
  lastOpen: string;
  mayBook: boolean;
  onBook: (exams: readonly UndatedExam[]) => void;
}

/** 'Väntar på tid': those who wait for a day. One, several or a whole course are booked in one step. */
export function UndatedTray({ exams, total, filtered, today, lastOpen, mayBook, onBook }: UndatedTrayProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const months = useMemo(() => groupUndated(exams, today), [exams, today]);
  // Another user may have booked the selected registrations meanwhile.
  const selected = exams.filter(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  return (
    <section className="calendar-tray box no-print" aria-labelledby="calendar-tray-heading">
      <div className="calendar-tray-head">
        <h2 id="calendar-tray-heading">Väntar på tid</h2>
        <p className="meta" role="status">
          {filtered ? `${exams.length} av ${pupils(total)}` : pupils(total)}
        </p>
        {mayBook && exams.length > 0 && (
          <>
            <p className="meta calendar-hint-beside">
              Dra till en dag eller ett tillfälle, eller välj Boka tid.
            </p>
            <p className="meta calendar-hint-below">Välj Boka tid.</p>
          </>
        )}
      </div>
      {selected.length > 0 && (
        <ChosenExams
          count={selected.length}
          onBook={() => {
            onBook(selected);
            setChosen(new Set());
          }}
          onClear={() => setChosen(new Set())}
        />
      )}
      <div className="calendar-tray-list">
        {exams.length === 0 && (
          <EmptyState text={filtered ? 'Ingen matchar filtret.' : 'Alla har fått tid.'} />
        )}
        {months.map((month) => (
          <TrayMonth
            key={month.key}
            {...{ month, chosen, choose, mayBook, onBook }}
            open={month.key <= lastOpen}
          />
        ))}
        {total > exams.length && !filtered && (
          <p className="meta">De {exams.length} första visas. Boka några så kommer nästa.</p>
        )}
      </div>
    </section>
  );
}

function ChosenExams({ count, onBook, onClear }: { count: number; onBook: () => void; onClear: () => void }) {
  return (
    <Row align="stretch" className="calendar-tray-chosen">
      <Button variant="soft" size="sm" onClick={onBook}>
        Boka tid för {pupils(count)}
      </Button>
      <Button variant="quiet" size="sm" onClick={onClear}>
        Avmarkera
      </Button>
    </Row>
  );
}

interface TrayListProps extends Pick<UndatedTrayProps, 'mayBook' | 'onBook'> {
  chosen: ReadonlySet<string>;
  choose: (ids: readonly string[], on: boolean) => void;
}

function TrayMonth({ month, open, ...list }: TrayListProps & { month: MonthGroup; open: boolean }) {
  return (
    <details open={open}>
      <summary>
        <h3>
          {month.title}
          <span className="meta">{pupils(month.count)}</span>
          {month.overdue && (
            <Badge tone="warn" icon={sign(IconAlertTriangle, 14, 2)}>
              Månaden har passerat
            </Badge>
          )}
        </h3>
      </summary>
      {month.courses.map((group) => (
        <TrayCourse key={group.course} group={group} {...list} />
      ))}
    </details>
  );
}

function TrayCourse({
  group: { course, exams },
  chosen,
  choose,
  mayBook,
  onBook,
}: TrayListProps & { group: CourseGroup }) {
  const ids = exams.map(({ id }) => id);
  return (
    <div className="calendar-tray-course">
      <div
        className={mayBook ? 'calendar-tray-course-head calendar-draggable' : 'calendar-tray-course-head'}
        data-exams={ids.join(' ')}
        data-title={`${course}, ${pupils(exams.length)}`}
      >
        <h4>{course}</h4>
        {mayBook && exams.length > 1 && (
          <Button
            size="sm"
            variant="soft"
            onClick={() => onBook(exams)}
            aria-label={`Boka ${exams.length} elever i ${course}`}
          >
            Boka {exams.length}
          </Button>
        )}
      </div>
      <Grid as="ul">
        {exams.map((exam) => (
          <TrayExam key={exam.id} exam={exam} {...{ course, chosen, choose, mayBook, onBook }} />
        ))}
      </Grid>
    </div>
  );
}

function TrayExam({
  course,
  exam,
  chosen,
  choose,
  mayBook,
  onBook,
}: TrayListProps & { course: string; exam: UndatedExam }) {
  return (
    <li
      className={mayBook ? 'calendar-tray-exam calendar-draggable' : 'calendar-tray-exam'}
      data-exams={chosen.has(exam.id) ? [...chosen].join(' ') : exam.id}
      data-title={exam.studentName}
    >
      {mayBook && (
        <>
          <IconGripVertical className="icon calendar-grip" size={16} stroke={1.8} aria-hidden="true" />
          <Checkbox
            label={`Välj ${exam.studentName}, ${course}`}
            hideLabel
            checked={chosen.has(exam.id)}
            onChange={(on) => choose([exam.id], on)}
          />
        </>
      )}
      <span className="fills breaks">
        {exam.studentName}
        <TrayFacts exam={exam} mayBook={mayBook} />
      </span>
      {mayBook && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Boka tid för ${exam.studentName}, ${course}`}
          onClick={() => onBook([exam])}
        >
          Boka tid
        </Button>
      )}
    </li>
  );
}

function TrayFacts({ exam, mayBook }: { exam: UndatedExam; mayBook: boolean }) {
  const unpaid = mayBook && !exam.paymentDate && !exam.isFeeExempt;
  if (exam.status !== 'INTRESSE' && !unpaid) return null;
  return (
    <Row as="span" gap="1" align="stretch">
      {exam.status === 'INTRESSE' && <ExamStatusBadge status="INTRESSE" />}
      {unpaid && <Badge tone="warn">Ej betald</Badge>}
    </Row>
  );
}
