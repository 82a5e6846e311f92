import { useMemo, useState } from 'react';
import { firstOfMonth } from '../../../../../domain/days';
import type { CalendarPeriodQuery } from '../calendar.generated';
import { today } from '../../../lib/dates';
import type { CalendarState } from '../calendar-url';
import { filterCalendar, isFiltered } from '../calendar-filter';
import type { Plan } from '../occasions/plan-dialog';
import { UndatedTray } from '../tray/undated-tray';
import type { CalendarActions } from '../use-calendar-actions';
import { PeriodView } from './period-view';

interface CalendarLayoutProps {
  state: CalendarState;
  change: (change: Partial<CalendarState>) => void;
  calendar: CalendarPeriodQuery['calendar'];
  /** The data on screen belongs to the previous period. */
  outdated: boolean;
  actions: CalendarActions;
  onPlan: (plan: Plan) => void;
}

/** The period, and beside it those who wait for a day, to be dragged onto one. */
export function CalendarLayout({ state, change, calendar, outdated, actions, onPlan }: CalendarLayoutProps) {
  const [tray, setTray] = useState<HTMLElement | null>(null);
  const shown = useMemo(() => filterCalendar(calendar, state), [calendar, state]);
  return (
    <div className="parts calendar-layout">
      <div className="shrinks dims" aria-busy={outdated}>
        <PeriodView {...{ state, change, calendar, actions, tray, onPlan }} occasions={shown.occasions} />
      </div>
      <div className="calendar-side" ref={setTray}>
        <UndatedTray
          exams={shown.undated}
          total={calendar.undatedCount}
          filtered={isFiltered(state)}
          today={today()}
          lastOpen={firstOfMonth(state.day, 1).slice(0, 7)}
          mayBook={calendar.viewerMay.create}
          onBook={(exams) => onPlan({ exams, day: null, time: null })}
        />
      </div>
    </div>
  );
}
