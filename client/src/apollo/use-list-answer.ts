import { useCallback } from 'react';
import { readFailure } from './failure';

/** One page of a list, as it stands on screen. */
export interface ListAnswer<Page> {
  /** While the next page is on its way the last one stays. */
  page: Page | undefined;
  /** The rows on screen are those of an earlier question. */
  outdated: boolean;
  /** Why it could not be fetched. */
  failure: string | null;
  readAgain: () => void;
}

interface Asked<Data> {
  data: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** What a list's query has answered so far. */
export function useListAnswer<Data, Page>(
  { data, previousData, loading, error, refetch }: Asked<Data>,
  pageOf: (data: Data) => Page,
): ListAnswer<Page> {
  const shown = data ?? previousData;
  const readAgain = useCallback(() => {
    refetch().catch((failed: unknown) => console.error('The list could not be read anew.', failed));
  }, [refetch]);
  return {
    page: shown && pageOf(shown),
    outdated: loading && data === undefined,
    failure: error ? readFailure(error).message : null,
    readAgain,
  };
}
