import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readCalendar, writeCalendar, type CalendarState } from './calendar-address';

/** Below this width the list is the view of someone who has chosen none. */
const phone = '(max-width: 43.74rem)';

/** The calendar's view, day, filters and open occasion live in the address (pages §0). */
export function useCalendarState() {
  const [params, setParams] = useSearchParams();
  const state = useMemo(
    () => readCalendar(params, window.matchMedia(phone).matches ? 'agenda' : 'month'),
    [params],
  );
  const change = useCallback(
    (changed: Partial<CalendarState>) =>
      setParams((now) => writeCalendar(now, changed), { replace: changed.occasion === undefined }),
    [setParams],
  );
  return { state, change };
}
