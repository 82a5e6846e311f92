import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { readFailure } from './failure';

/** Rows of a log from the newest on, and where the next page begins. */
export interface LogRows<Row> {
  nodes: readonly Row[];
  nextCursor: string | null;
}

/** One page of a log, as shown on screen. */
export interface LogAnswer<Row> {
  /** While the next page is on its way the last one stays. */
  page: LogRows<Row> | undefined;
  loading: boolean;
  /** Why it could not be fetched. */
  failure: string | null;
  readAgain: () => void;
  /** Reads the newest rows of the filter, at most `most`, `atOnce` in each request. */
  readAll: (limits: { most: number; atOnce: number }) => Promise<LogRows<Row>>;
}

interface Asked<Data> {
  client: ApolloClient;
  observable: { options: { query: DocumentNode; variables?: OperationVariables | undefined } };
  data: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** What a log's query has answered so far. */
export function useLogAnswer<Data, Row>(
  { data, previousData, loading, error, refetch, client, observable }: Asked<Data>,
  pageOf: (data: Data) => LogRows<Row>,
): LogAnswer<Row> {
  const shown = data ?? previousData;
  const readPage = async (first: number, after: string | null): Promise<LogRows<Row>> => {
    const { query, variables } = observable.options;
    const given = variables?.['input'] as Record<string, unknown> | undefined;
    const input = { ...given, first, after: after ?? undefined };
    const answer = await client.query({
      query,
      variables: { ...variables, input },
      fetchPolicy: 'no-cache',
    });
    return pageOf(answer.data as Data);
  };
  return {
    page: shown && pageOf(shown),
    loading,
    failure: error ? readFailure(error).message : null,
    readAgain: () => {
      refetch().catch((failed: unknown) => console.error('The log could not be read again.', failed));
    },
    readAll: async ({ most, atOnce }) => {
      let { nodes, nextCursor } = await readPage(atOnce, null);
      while (nextCursor !== null && nodes.length < most) {
        const page: LogRows<Row> = await readPage(Math.min(atOnce, most - nodes.length), nextCursor);
        nodes = [...nodes, ...page.nodes];
        nextCursor = page.nextCursor;
      }
      return { nodes, nextCursor };
    },
  };
}
