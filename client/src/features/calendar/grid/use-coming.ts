import { addDays } from '../../../../../domain/days';
import { useMemo } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { ComingOccasionsDocument } from '../calendar.generated';
import { today } from '../../../lib/dates';
import type { Occasion } from '../calendar-texts';

const daysAhead = 180;

interface ComingOptions {
  /** False asks for nothing. */
  needed: boolean;
  /** On one day, or null for all days to come. */
  day: string | null;
  /** Registrations of which none is on them already. */
  without: readonly { id: string }[];
}

/** Occasions that are still to come and may be booked on, whatever month is shown; undefined until they are read. */
export function useComing({ needed, day, without }: ComingOptions): Occasion[] | undefined {
  const from = day ?? today();
  const { data } = useQuery(ComingOccasionsDocument, {
    variables: { input: { from, to: day ?? addDays(from, daysAhead) } },
    fetchPolicy: 'cache-and-network',
    skip: !needed,
  });
  return useMemo(() => {
    const ids = new Set(without.map(({ id }) => id));
    return data?.calendar.occasions.filter(
      ({ viewerMay, bookings }) => viewerMay.book && !bookings.some(({ exam }) => ids.has(exam.id)),
    );
  }, [data, without]);
}
