import type { ApolloClient, RefetchQueriesInclude } from '@apollo/client';

/**
 * Refetches queries after a mutation and waits for the answers. A failed refetch is logged, not thrown: the mutation is
 * done and can still be undone. (With `awaitRefetchQueries`, Apollo rejects the mutation.)
 */
export async function refetchQueries(client: ApolloClient, include: RefetchQueriesInclude): Promise<void> {
  try {
    await client.refetchQueries({ include });
  } catch (error) {
    console.warn('The queries could not be refetched after the mutation.', error);
  }
}
