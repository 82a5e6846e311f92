import './calendar.css';
import { useState } from 'react';
import { PageHeader } from '../../ui/page-header';
import { periodOf } from './grid/calendar-days';
import { CalendarLayout } from './grid/calendar-layout';
import { CalendarFilters } from './calendar-filters';
import { CalendarToolbar } from './calendar-toolbar';
import { OccasionPanels } from './occasions/occasion-panels';
import { type Plan } from './occasions/plan-dialog';
import { useCalendarActions } from './use-calendar-actions';
import { useCalendarPeriod } from './use-calendar-period';
import { useCalendarState } from './use-calendar-state';
import { onDemand } from '../../ui/on-demand';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

const SubscriptionDialog = onDemand(async () => (await import('./subscription-dialog')).SubscriptionDialog);
const PlanDialog = onDemand(async () => (await import('./occasions/plan-dialog')).PlanDialog);

/** Prövningskalendern (pages §11): a month of exams planned, moved and held. */
export function CalendarPage() {
  const { state, change } = useCalendarState();
  const { view, day } = state;
  const period = periodOf(view, day);
  const { calendar, outdated, error, reload } = useCalendarPeriod(period, state.layers);
  const actions = useCalendarActions(reload);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [subscribing, setSubscribing] = useState(false);
  const mayCreate = calendar?.viewerMay.create ?? false;
  return (
    <>
      <PageHeader title="Kalender" lead="Prövningar: när, var och vem." />
      <CalendarToolbar
        {...{ state, change, mayCreate }}
        onCreate={() => setPlan({ exams: [], day: view === 'month' ? null : day, time: null })}
        onSubscribe={() => setSubscribing(true)}
      />
      <CalendarFilters
        {...{ state, change }}
        occasions={calendar?.occasions ?? []}
        undated={calendar?.undated ?? []}
      />
      <LoadFailed error={error} refetch={reload} text="Kunde inte hämta kalendern." />
      {!calendar && !error && <Loading text="Laddar kalendern…" lines={12} />}
      {calendar && <CalendarLayout {...{ state, change, calendar, outdated, actions }} onPlan={setPlan} />}
      {calendar && (
        <OccasionPanels
          {...{ calendar, actions }}
          occasionId={state.occasion}
          onPlan={(next) => {
            change({ occasion: null });
            setPlan(next);
          }}
          onDone={reload}
          onClose={() => change({ occasion: null })}
        />
      )}
      {plan && <PlanDialog plan={plan} book={actions.book} onDone={reload} onClose={() => setPlan(null)} />}
      {subscribing && <SubscriptionDialog onClose={() => setSubscribing(false)} />}
    </>
  );
}
