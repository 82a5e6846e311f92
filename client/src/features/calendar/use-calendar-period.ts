import { useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { onNewsMissed } from '../../apollo/connection';
import type { CalendarLayer } from '../../../../domain/generated';
import { useQuery } from '../../apollo/use-query';
import { CalendarChangedDocument, CalendarPeriodDocument } from './calendar.generated';
import { useSession } from '../../lib/session/session-store';
import type { Period } from './grid/calendar-days';

/** Changes come in bursts: booking a whole class causes one refetch. */
const quietMs = 250;

/** The calendar of a period, kept true by news of others' changes; the last one stays while the next is on its way. */
export function useCalendarPeriod({ from, to }: Period, layers: readonly CalendarLayer[]) {
  const { data, previousData, loading, error, refetch } = useQuery(CalendarPeriodDocument, {
    variables: {
      input: { from, to, layers: [...layers] },
    },
    fetchPolicy: 'cache-and-network',
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  useNews(reload);
  return {
    calendar: (data ?? previousData)?.calendar,
    /** The data on screen belongs to the previous period. */
    outdated: loading && data === undefined,
    error,
    reload,
  };
}

function useNews(reload: () => void): void {
  const { user } = useSession();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSubscription(CalendarChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      // One's own change has been read already.
      if (!data || data.calendarChanged.actorId === user?.userId) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(reload, quietMs);
    },
  });
  useEffect(() => {
    const stop = onNewsMissed(reload);
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [reload]);
}
