import { weekNumber } from '../../../../../domain/days';
import type { TimelineWeek } from '../views/timeline-weeks';
import { monthsOf } from './lane-layout';

interface TimeAxisProps {
  weeks: readonly TimelineWeek[];
  /** The column of the current week, from 1. */
  now: number | null;
  corner: string;
}

/** Two header rows of a timeline: months with their year, and weeks. */
export function TimeAxis({ weeks, now, corner }: TimeAxisProps) {
  return (
    <>
      <span className="instances-gantt-corner meta">{corner}</span>
      {monthsOf(weeks).map(({ key, label, from, to }) => (
        <span
          key={key}
          className="instances-month-span"
          title={label}
          style={{ gridColumn: `${from + 1} / ${to + 1}`, gridRow: 1 }}
        >
          <span>{label}</span>
        </span>
      ))}
      {weeks.map(({ monday, number }, index) => (
        <span
          key={monday}
          data-week={index}
          className={now === index + 1 ? 'instances-week instances-week-now' : 'instances-week'}
          style={{ gridColumn: index + 2, gridRow: 2 }}
          title={`Vecka ${weekNumber(monday)}, från ${monday}`}
        >
          {number}
        </span>
      ))}
    </>
  );
}
