import { Link } from 'react-router-dom';
import { weekNumber } from '../../../../../domain/days';
import { calendarLayerLabels, examPartLabels } from '../../../../../domain/labels/exam';
import type { CalendarPeriodQuery } from '../calendar.generated';
import { Badge } from '../../../ui/badge';
import { dayInWords, type Period } from './calendar-days';
import { bookedOf, concernsOf, coursesOf, pupils, timeOf, type Occasion } from '../calendar-texts';
import { Grid, Row } from '../../../ui/layout';

type Mark = CalendarPeriodQuery['calendar']['marks'][number];

interface CalendarAgendaProps {
  period: Period;
  occasions: readonly Occasion[];
  marks: readonly Mark[];
  today: string;
  onOpen?: (occasion: Occasion) => void;
}

/** Day after day with an exam, in words: the way for phones, for screen readers and for paper. */
export function CalendarAgenda({ period, occasions, marks, today, onOpen }: CalendarAgendaProps) {
  const inPeriod = (day: string) => day >= period.from && day <= period.to;
  const days = [...new Set([...occasions.map(({ heldOn }) => heldOn), ...marks.map(({ day }) => day)])]
    .filter(inPeriod)
    .sort();
  return (
    <Grid gap="6" className="calendar-agenda">
      {days.map((day) => (
        <section key={day} aria-label={dayInWords(day)}>
          <Row as="h3" align="baseline">
            {dayInWords(day)} <span className="meta">v. {weekNumber(day)}</span>
            {day === today && <Badge tone="brand">I dag</Badge>}
          </Row>
          <Grid as="ul" gap="2">
            {marks
              .filter((mark) => mark.day === day)
              .map((mark) => (
                <li key={`${mark.layer} ${mark.courseInstanceId}`} className="calendar-agenda-mark">
                  {calendarLayerLabels[mark.layer]}:{' '}
                  <Link to={`/education/${mark.courseInstanceId}`}>{mark.name}</Link>
                </li>
              ))}
            {occasions
              .filter(({ heldOn }) => heldOn === day)
              .map((occasion) => (
                <li key={occasion.id}>
                  <AgendaEntry occasion={occasion} onOpen={onOpen} />
                </li>
              ))}
          </Grid>
        </section>
      ))}
    </Grid>
  );
}

function AgendaEntry({ occasion, onOpen }: { occasion: Occasion; onOpen?: (occasion: Occasion) => void }) {
  const concerns = concernsOf(occasion);
  const time = timeOf(occasion);
  const facts = [occasion.room, occasion.part && examPartLabels[occasion.part], occasion.invigilator];
  const content = (
    <>
      {time && <span className="calendar-agenda-time tabular">{time}</span>}
      <Grid as="span" className="shrinks">
        <strong>{coursesOf(occasion)}</strong>
        {facts.some(Boolean) && <span className="meta">{facts.filter(Boolean).join(' · ')}</span>}
      </Grid>
      <span className="calendar-agenda-state">
        {occasion.isCancelled ? <Badge tone="danger">Inställd</Badge> : <span>{bookedOf(occasion)}</span>}
        {concerns > 0 && <Badge tone="warn">{concerns} att se över</Badge>}
      </span>
    </>
  );
  if (onOpen) {
    return (
      <button type="button" className="calendar-agenda-entry" onClick={() => onOpen(occasion)}>
        {content}
      </button>
    );
  }
  return (
    <div className="calendar-agenda-entry">
      {content}
      <span className="across">
        {occasion.bookings.map(({ exam }) => exam.studentName).join(', ') || pupils(0)}
      </span>
    </div>
  );
}
