import type {
  ApolloCache,
  ApolloClient,
  FetchPolicy,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';

interface Options {
  /** Queries to refetch after the mutation: documents, or all active ones. */
  refetchQueries?: ApolloClient.RefetchQueriesOptions<ApolloCache, unknown>['include'];
  /** True: the verb answers when that has been read. */
  awaitRefetchQueries?: boolean;
}

/**
 * A mutation as a function: it takes the input, resolves to the data, and throws the refusal (`readFailure`). Each
 * mutation is used in one place: in its component, or in a hook of its own if it refetches, stores or undoes
 * something. A failed refetch does not fail the mutation: it is done and can still be undone.
 */
export function useVerb<Data, Input>(
  mutation: TypedDocumentNode<Data, { input: Input }>,
  options: Options = {},
): (input: Input) => Promise<Data> {
  const client = useApolloClient();
  const given = useRef({ mutation, options });
  return useCallback(
    async (input) => {
      const { refetchQueries, awaitRefetchQueries } = given.current.options;
      const { data } = await client.mutate({ mutation: given.current.mutation, variables: { input } });
      if (!data) throw new Error('The mutation was answered without data.');
      if (refetchQueries) {
        const read = Promise.resolve(client.refetchQueries({ include: refetchQueries })).catch(
          (error: unknown) => {
            console.warn('What was changed could not be read anew.', error);
          },
        );
        if (awaitRefetchQueries) await read;
      }
      return data;
    },
    [client],
  );
}

/** Refetches a record from the server, bypassing the cache. */
export function useReadAnew<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  fetchPolicy: FetchPolicy = 'network-only',
): (variables: Variables) => Promise<Data | undefined> {
  const client = useApolloClient();
  return async (variables) =>
    (await client.query<Data, OperationVariables>({ query, variables, fetchPolicy })).data;
}
