import { NetworkStatus, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { useQuery as useAnswer } from '@apollo/client/react';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
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
 * React has rendered it in the background. Changes of existing data render at once.
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

/** Reads by a document, with its variables where it asks for some. */
type Read = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  ...[variables]: Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables]
) => useAnswer.Result<Data, Variables, 'complete' | 'empty' | 'streaming'> & {
  /** Refetches; a failure is reported in `error`. */
  readAnew: () => void;
};

const reading = (options: useAnswer.Options) =>
  function useReading(query: TypedDocumentNode<unknown>, variables?: OperationVariables) {
    const result = useQuery(query, { variables, ...options });
    const { refetch, observable } = result;
    const readAnew = useCallback(() => {
      refetch().catch((failed: unknown) =>
        console.error(`${observable.queryName} could not be read anew.`, failed),
      );
    }, [refetch, observable]);
    return { ...result, readAnew };
  } as Read;

/** Cached data at once, then the server's. */
export const useFresh = /* @__PURE__ */ reading({ fetchPolicy: 'cache-and-network' });

/** What the server has now, and nothing before that has come. */
export const useLatest = /* @__PURE__ */ reading({ fetchPolicy: 'network-only' });

/** As `useFresh`, but also follows cache updates; `loading` is true during a refetch. */
export const useFollowed = /* @__PURE__ */ reading({
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  notifyOnNetworkStatusChange: true,
});
