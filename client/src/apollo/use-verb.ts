import type { ApolloClient, FetchPolicy, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';

type Options<Data> = Partial<
  Pick<ApolloClient.MutateOptions<Data>, 'refetchQueries' | 'awaitRefetchQueries'>
>;

/**
 * A mutation as a verb: it takes the input, answers with the data, and throws the refusal (`readFailure`). Each mutation
 * has one hook that asks for its verb, in a file that is named after it.
 */
export function useVerb<Data, Input>(
  mutation: TypedDocumentNode<Data, { input: Input }>,
  options: Options<Data> = {},
): (input: Input) => Promise<Data> {
  const client = useApolloClient();
  const given = useRef({ mutation, options });
  return useCallback(
    async (input) => {
      const { data } = await client.mutate({
        ...given.current.options,
        mutation: given.current.mutation,
        variables: { input },
      });
      if (!data) throw new Error('The mutation was answered without data.');
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
