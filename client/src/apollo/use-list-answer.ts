import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { useCallback } from 'react';
import { readFailure } from './failure';

/** One page of a list, as shown on screen. */
export interface ListAnswer<Page> {
  /** While the next page is on its way the last one stays. */
  page: Page | undefined;
  /** The rows on screen are those of an earlier question. */
  outdated: boolean;
  /** Why it could not be fetched. */
  failure: string | null;
  readAgain: () => void;
  /** Reads all rows of the query, regardless of the current page. */
  readAll: () => Promise<Page>;
}

/** What a list reads at once when it reads every row. */
const ROWS_AT_ONCE = 100;

interface Rows {
  nodes: readonly unknown[];
  totalCount: number;
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

/** What a list's query has answered so far. */
export function useListAnswer<Data, Page extends Rows>(
  { data, previousData, loading, error, refetch, client, observable }: Asked<Data>,
  pageOf: (data: Data) => Page,
): ListAnswer<Page> {
  const shown = data ?? previousData;
  const readAgain = useCallback(() => {
    refetch().catch((failed: unknown) => console.error('The list could not be read again.', failed));
  }, [refetch]);
  const readAll = async (): Promise<Page> => {
    const { query, variables } = observable.options;
    const given = variables?.['input'] as Record<string, unknown> | undefined;
    const readPage = async (page: number): Promise<Page> => {
      // A list without pages takes no input.
      const input = given && { ...given, after: undefined, first: ROWS_AT_ONCE, page };
      const asked = { ...variables, ...(input && { input }) };
      const answer = await client.query({ query, variables: asked, fetchPolicy: 'no-cache' });
      return pageOf(answer.data as Data);
    };
    const first = await readPage(1);
    const nodes = [...first.nodes];
    for (let page = 2; nodes.length < first.totalCount; page += 1) {
      const { nodes: more } = await readPage(page);
      if (more.length === 0) break;
      nodes.push(...more);
    }
    return { ...first, nodes };
  };
  return {
    readAll,
    page: shown && pageOf(shown),
    outdated: loading && data === undefined,
    failure: error ? readFailure(error).message : null,
    readAgain,
  };
}
