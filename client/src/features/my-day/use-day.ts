import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect } from 'react';
import { onNewsMissed } from '../../apollo/connection';
import { useQuery } from '../../apollo/use-query';

/** Polling interval while the page is visible. */
const freshMs = 60_000;

/** Today's tasks: cached data at once, then the server's, refetched while the page is visible. */
export function useDay<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  // Apollo's types do not resolve for a generic type of variables.
  const { data, error, refetch } = useQuery(query as TypedDocumentNode<Data>, {
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: freshMs,
    skipPollAttempt: () => document.hidden,
  });
  const readAgain = () => void refetch();
  // Events during a lost connection are not repeated.
  useEffect(() => onNewsMissed(() => void refetch()), [refetch]);
  return { data, error, readAgain };
}
