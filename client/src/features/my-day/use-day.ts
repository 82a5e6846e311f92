import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect } from 'react';
import { onNewsMissed } from '../../apollo/connection';
import { useQuery } from '../../apollo/use-query';

/** So often the day is read anew while somebody looks at it. */
const freshMs = 60_000;

/** What waits today: from what is known at once, then from the server, and anew while the page is looked at. */
export function useDay<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const { data, error, refetch } = useQuery<Data, OperationVariables>(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: freshMs,
    skipPollAttempt: () => document.hidden,
  });
  const readAgain = () => {
    refetch().catch((failed: unknown) => console.error('The day could not be read.', failed));
  };
  // What came while there was no line is told of by nobody else.
  useEffect(() => onNewsMissed(() => void refetch()), [refetch]);
  return { data, error, readAgain };
}
