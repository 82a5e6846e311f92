import { shiftMonth } from '../../../../../domain/days';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { InstanceRowFragment } from '../course-instances.generated';
import { formatLongDate, today } from '../../../lib/dates';
import { monthNames } from '../../../lib/fixed-texts';
import { Button, IconButton } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { monthDays, type CalendarDay, type CalendarEvent } from './calendar-days';
import type { InstanceAction } from './instance-columns';
import { instancesOf } from '../instance-labels';
import { Row } from '../../../ui/layout';
import { sign } from '../../../ui/text/sign';

interface InstanceCalendarProps {
  instances: readonly InstanceRowFragment[];
  total: number;
  /** yyyy-MM; null is this month. */
  month: string | null;
  onMonth: (month: string | null) => void;
  onOpen: (action: InstanceAction, row: InstanceRowFragment) => void;
}

const kinds: Record<CalendarEvent['kind'], string> = {
  start: 'Startar',
  end: 'Slutar',
  grades: 'Betyg klara',
};
const weekdays = ['Mån', 'Tis', 'Ons', 'Tor', 'Fre', 'Lör', 'Sön'];

/** A month by the days on which something begins, ends or is due; on a phone only the days that have something. */
export function InstanceCalendar({ instances, total, month, onMonth, onOpen }: InstanceCalendarProps) {
  const shown = month ?? today().slice(0, 7);
  const days = monthDays(shown, instances);
  const [year, number] = shown.split('-') as [string, string];
  const title = `${monthNames[Number(number) - 1]} ${year}`;
  const open = (id: string) => {
    const row = instances.find((one) => one.id === id);
    if (row) onOpen('open', row);
  };
  const events = days.filter(({ inMonth }) => inMonth).flatMap((day) => day.events).length;
  return (
    <section aria-label="Kalender" className="instances-calendar">
      <Row gap="3" justify="space-between" className="below-3 no-print">
        <h2 aria-live="polite">{title}</h2>
        <div className="row">
          <IconButton
            label="Föregående månad"
            icon={sign(IconChevronLeft, 20)}
            onClick={() => onMonth(shiftMonth(shown, -1))}
          />
          <Button size="sm" onClick={() => onMonth(null)}>
            I dag
          </Button>
          <IconButton
            label="Nästa månad"
            icon={sign(IconChevronRight, 20)}
            onClick={() => onMonth(shiftMonth(shown, 1))}
          />
        </div>
      </Row>
      {total > instances.length && (
        <Message tone="info">
          Visar {instances.length} av {instancesOf(total)} den här månaden. Begränsa med filter.
        </Message>
      )}
      {events === 0 && <p className="meta">Inget kurstillfälle startar eller slutar den här månaden.</p>}
      <div className="instances-month-head" aria-hidden="true">
        {weekdays.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <ol className="instances-month">
        {days.map((day) => (
          <Day key={day.date} day={day} onOpen={open} />
        ))}
      </ol>
    </section>
  );
}

function Day({ day: { date, inMonth, events }, onOpen }: { day: CalendarDay; onOpen: (id: string) => void }) {
  const classes = [
    'instances-day',
    !inMonth && 'instances-day-outside',
    date === today() && 'instances-day-today',
    events.length === 0 && 'instances-day-empty',
  ];
  return (
    <li className={classes.filter(Boolean).join(' ')} aria-current={date === today() ? 'date' : undefined}>
      <time dateTime={date}>
        <span className="sr-only">{formatLongDate(date)}</span>
        <span aria-hidden="true" className="instances-day-number">
          {Number(date.slice(8))}
        </span>
        <span aria-hidden="true" className="instances-day-long">
          {formatLongDate(date)}
        </span>
      </time>
      {events.map(({ id, kind, name }) => (
        <button
          key={`${kind} ${id}`}
          type="button"
          className={`instances-event instances-event-${kind}`}
          onClick={() => onOpen(id)}
        >
          <span className="instances-event-kind">{kinds[kind]}</span> {name}
        </button>
      ))}
    </li>
  );
}
