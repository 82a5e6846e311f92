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
  /** What is read anew once it is done: documents, or all that is on the screen. */
  refetchQueries?: ApolloClient.RefetchQueriesOptions<ApolloCache, unknown>['include'];
  /** True: the verb answers when that has been read. */
  awaitRefetchQueries?: boolean;
}

/**
 * A mutation as a verb: it takes the input, answers with the data, and throws the refusal (`readFailure`). Each mutation
 * is asked for in one place: by whoever uses it, or by a hook in a file of its own where something is read anew, kept or
 * taken back with it. What is read anew because of it may fail without the verb having failed: it is done, and its way
 * back stands.
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

/** Reads a record anew from the server, whatever the cache has of it. */
export function useReadAnew<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  fetchPolicy: FetchPolicy = 'network-only',
): (variables: Variables) => Promise<Data | undefined> {
  const client = useApolloClient();
  return async (variables) =>
    (await client.query<Data, OperationVariables>({ query, variables, fetchPolicy })).data;
}
