import { useCallback, useMemo } from 'react';
import { useSearch } from '../../lib/url-state/use-search';
import { isPhone } from '../../lib/use-medium';
import { readCalendar, writeCalendar, type CalendarState } from './calendar-url';

/** The calendar's view, day, filters and open occasion live in the address (pages §0). */
export function useCalendarState() {
  const [params, changeSearch] = useSearch();
  // On a phone the list is the view of someone who has chosen none.
  const state = useMemo(() => readCalendar(params, isPhone() ? 'agenda' : 'month'), [params]);
  const change = useCallback(
    (changed: Partial<CalendarState>) =>
      changeSearch((now) => writeCalendar(now, changed), { replace: changed.occasion === undefined }),
    [changeSearch],
  );
  return { state, change };
}
