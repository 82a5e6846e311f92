import { NetworkStatus } from '@apollo/client';
import { useQuery as useAnswer } from '@apollo/client/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { awaitContent } from '../lib/routing/content';

const NOT_YET = {
  data: undefined,
  dataState: 'empty',
  loading: true,
  networkStatus: NetworkStatus.loading,
} as const;

/**
 * Apollo's `useQuery`, whose first data renders in a transition. Apollo notifies React synchronously, in the same task
 * as the cache write: on a slow machine a page of rows blocked input. The first result therefore counts as loading until
 * React has rendered it in the background. Changes of existing data render at once. As with Apollo's own, `void refetch()`
 * is enough: a failed refetch is shown in `error` and never reported as an unhandled rejection.
 */
export const useQuery = ((...asked: Parameters<typeof useAnswer>) => {
  const result = useAnswer(...asked);
  const hasData = result.data !== undefined;
  const isDrawn = useDeferredValue(hasData);
  const isAwaited = hasData ? !isDrawn : result.loading;
  useEffect(() => (isAwaited ? awaitContent() : undefined), [isAwaited]);
  return useMemo(
    () => (hasData && !isDrawn ? { ...result, ...NOT_YET } : result),
    [result, hasData, isDrawn],
  );
}) as typeof useAnswer;
