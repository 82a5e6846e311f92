import { useCallback } from 'react';
import type { CalendarPeriodQuery } from '../calendar.generated';
import { today } from '../../../lib/dates';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Loading } from '../../../ui/feedback/skeleton';
import type { CalendarState } from '../calendar-url';
import type { Occasion } from '../calendar-texts';
import type { Plan } from '../occasions/plan-dialog';
import type { CalendarActions } from '../use-calendar-actions';
import { CalendarAgenda } from './calendar-agenda';
import { periodOf } from './calendar-days';
import { deferred } from '../../../ui/on-demand';

const CalendarGrid = deferred(async () => (await import('./calendar-grid')).default, {
  waiting: <Loading text="Laddar kalendern…" lines={12} />,
});

interface PeriodViewProps {
  state: CalendarState;
  change: (change: Partial<CalendarState>) => void;
  calendar: CalendarPeriodQuery['calendar'];
  /** Those of the calendar that match the filter. */
  occasions: readonly Occasion[];
  actions: CalendarActions;
  tray: HTMLElement | null;
  onPlan: (plan: Plan) => void;
}

/** The period as a month, a week or an agenda; on paper it is always an agenda. */
export function PeriodView({ state, change, calendar, occasions, actions, tray, onPlan }: PeriodViewProps) {
  const { view, day } = state;
  const { marks } = calendar;
  const period = periodOf(view, day);
  const inPeriod = occasions.some(({ heldOn }) => heldOn >= period.from && heldOn <= period.to);
  const open = useCallback((occasion: { id: string }) => change({ occasion: occasion.id }), [change]);
  const drop = (examIds: string[], onDay: string, time: string | null, occasionId: string | null) => {
    const exams = calendar.undated.filter(({ id }) => examIds.includes(id));
    const onto = calendar.occasions.find(({ id }) => id === occasionId);
    if (exams.length === 0) return;
    if (onto?.viewerMay.book) void actions.book(onto, exams);
    else onPlan({ exams, day: onDay, time });
  };
  return (
    <>
      {!inPeriod && (
        <EmptyState
          text={view === 'week' ? 'Inga prövningar den här veckan.' : 'Inga prövningar den här månaden.'}
        />
      )}
      {view === 'agenda' ? (
        <CalendarAgenda {...{ period, marks, occasions, today: today(), onOpen: open }} />
      ) : (
        <>
          <CalendarGrid
            {...{ view, day, marks, occasions, tray, mayCreate: calendar.viewerMay.create }}
            onOpen={open}
            onDay={(onDay, time) => onPlan({ exams: [], day: onDay, time })}
            onStep={(_, next) => change({ day: next })}
            onMove={actions.moveOccasion}
            onDrop={drop}
          />
          <div className="print-only">
            <CalendarAgenda {...{ period, marks, occasions, today: today() }} />
          </div>
        </>
      )}
    </>
  );
}
