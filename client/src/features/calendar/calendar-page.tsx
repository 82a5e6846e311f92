import { firstOfMonth } from '../../../../domain/days';
import './calendar.css';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { today } from '../../lib/dates';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/feedback/skeleton';
import { CalendarAgenda } from './grid/calendar-agenda';
import { periodOf } from './grid/calendar-days';
import { isFiltered, matchesExam, matchesOccasion } from './calendar-filter';
import { CalendarFilters } from './calendar-filters';
import { CalendarToolbar } from './calendar-toolbar';
import { OccasionPanels } from './occasions/occasion-panels';
import { type Plan } from './occasions/plan-dialog';
import { SubscriptionDialog } from './subscription-dialog';
import { UndatedTray } from './tray/undated-tray';
import { useCalendarDeeds } from './use-calendar-deeds';
import { useCalendarPeriod } from './use-calendar-period';
import { useCalendarState } from './use-calendar-state';

const CalendarGrid = lazy(() => import('./grid/calendar-grid'));
const PlanDialog = lazy(async () => ({ default: (await import('./occasions/plan-dialog')).PlanDialog }));

/** Prövningskalendern (pages §11): a month of exams planned, moved and held. */
export function CalendarPage() {
  const { state, change } = useCalendarState();
  const { view, day } = state;
  const period = periodOf(view, day);
  const { calendar, outdated, error, readAnew } = useCalendarPeriod(period, state.layers);
  const deeds = useCalendarDeeds(readAnew);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [subscribing, setSubscribing] = useState(false);
  const [tray, setTray] = useState<HTMLElement | null>(null);

  const shown = useMemo(() => {
    const occasions = calendar?.occasions.filter((one) => matchesOccasion(one, state)) ?? [];
    const undated = calendar?.undated.filter((one) => matchesExam(one, state)) ?? [];
    return { occasions, undated };
  }, [calendar, state]);
  const mayCreate = calendar?.viewerMay.create ?? false;
  const open = useCallback((occasion: { id: string }) => change({ occasion: occasion.id }), [change]);
  const drop = (examIds: string[], onDay: string, time: string | null, occasionId: string | null) => {
    const exams = calendar?.undated.filter(({ id }) => examIds.includes(id)) ?? [];
    const onto = calendar?.occasions.find(({ id }) => id === occasionId);
    if (exams.length === 0) return;
    if (onto?.viewerMay.book) void deeds.book(onto, exams);
    else setPlan({ exams, day: onDay, time });
  };
  const inMonth = shown.occasions.some(({ heldOn }) => heldOn >= period.from && heldOn <= period.to);

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
      {error && (
        <Message tone="error" actions={<Button onClick={readAnew}>Försök igen</Button>}>
          Kunde inte hämta kalendern. {readFailure(error).message}
        </Message>
      )}
      {!calendar && !error && <Loading text="Laddar kalendern..." lines={12} />}
      {calendar && (
        <div className="calendar-layout">
          <div className="calendar-main" aria-busy={outdated}>
            {!inMonth && (
              <EmptyState
                text={
                  view === 'week' ? 'Inga prövningar den här veckan.' : 'Inga prövningar den här månaden.'
                }
              />
            )}
            {view === 'agenda' ? (
              <CalendarAgenda
                {...{ period, marks: calendar.marks, today: today(), onOpen: open }}
                occasions={shown.occasions}
              />
            ) : (
              <>
                <Suspense fallback={<Loading text="Laddar kalendern..." lines={12} />}>
                  <CalendarGrid
                    {...{ view, day, marks: calendar.marks, mayCreate, tray }}
                    occasions={shown.occasions}
                    onOpen={open}
                    onDay={(onDay, time) => setPlan({ exams: [], day: onDay, time })}
                    onStep={(_, next) => change({ day: next })}
                    onMove={deeds.moveOccasion}
                    onDrop={drop}
                  />
                </Suspense>
                <div className="calendar-printed">
                  <CalendarAgenda
                    {...{ period, marks: calendar.marks, today: today() }}
                    occasions={shown.occasions}
                  />
                </div>
              </>
            )}
          </div>
          <div className="calendar-side" ref={setTray}>
            <UndatedTray
              exams={shown.undated}
              total={calendar.undatedCount}
              filtered={isFiltered(state)}
              today={today()}
              lastOpen={firstOfMonth(day, 1).slice(0, 7)}
              mayBook={mayCreate}
              onBook={(exams) => setPlan({ exams, day: null, time: null })}
            />
          </div>
        </div>
      )}
      {calendar && (
        <OccasionPanels
          {...{ calendar, deeds }}
          occasionId={state.occasion}
          onPlan={(next) => {
            change({ occasion: null });
            setPlan(next);
          }}
          onDone={readAnew}
          onClose={() => change({ occasion: null })}
        />
      )}
      {plan && (
        <Suspense fallback={null}>
          <PlanDialog plan={plan} book={deeds.book} onDone={readAnew} onClose={() => setPlan(null)} />
        </Suspense>
      )}
      {subscribing && <SubscriptionDialog onClose={() => setSubscribing(false)} />}
    </>
  );
}
