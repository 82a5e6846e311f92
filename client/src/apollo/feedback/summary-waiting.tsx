import type { ComponentProps } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton';
import { readFailure } from '../failure';
import { LoadFailed } from './load-failed';

type SummaryWaitingProps = Pick<ComponentProps<typeof LoadFailed>, 'error' | 'refetch'>;

/** In place of a row's summary: it is loading, could not be loaded, or its record is gone. */
export function SummaryWaiting({ error, refetch }: SummaryWaitingProps) {
  if (!error) return <Skeleton lines={6} />;
  if (readFailure(error).code === 'NOT_FOUND') return <p>Uppgifterna finns inte längre.</p>;
  return <LoadFailed {...{ error, refetch }} text="Kunde inte hämta sammanfattningen." />;
}
