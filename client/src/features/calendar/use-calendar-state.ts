import { useCallback, useMemo } from 'react';
import { useSearch } from '../../lib/url-state/use-search';
import { readCalendar, writeCalendar, type CalendarState } from './calendar-url';

/** Below this width the list is the view of someone who has chosen none. */
const phone = '(max-width: 43.74rem)';

/** The calendar's view, day, filters and open occasion live in the address (pages §0). */
export function useCalendarState() {
  const [params, changeSearch] = useSearch();
  const state = useMemo(
    () => readCalendar(params, window.matchMedia(phone).matches ? 'agenda' : 'month'),
    [params],
  );
  const change = useCallback(
    (changed: Partial<CalendarState>) =>
      changeSearch((now) => writeCalendar(now, changed), { replace: changed.occasion === undefined }),
    [changeSearch],
  );
  return { state, change };
}
