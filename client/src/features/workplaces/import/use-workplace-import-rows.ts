import type { WorkplaceImportOutcome } from '../../../../../domain/generated';
import { useQuery } from '../../../apollo/use-query';
import { useCellCorrections } from '../../../entities/import/use-cell-corrections';
import { useRowPages } from '../../../entities/import/use-row-pages';
import { useUpdateWorkplaceImport } from './use-update-workplace-import';
import { WorkplaceImportRowsDocument } from './workplace-imports.generated';

/** One page of an import's rows, and how a cell is corrected. */
export function useWorkplaceImportRows(id: string) {
  const { variables, pageOf, ...pages } = useRowPages<WorkplaceImportOutcome>();
  const { data, previousData, loading, error, refetch } = useQuery(WorkplaceImportRowsDocument, {
    variables: { id, ...variables },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const [update] = useUpdateWorkplaceImport();
  const { table, fix, fixAlike } = useCellCorrections({
    save: async (fixes) => {
      const { data: updated } = await update({ variables: { input: { id, ...fixes } } });
      return updated?.updateWorkplaceImport.summary.invalid;
    },
    refetch,
  });
  return {
    ...pages,
    ...pageOf((data ?? previousData)?.workplaceImport.rows ?? []),
    loading,
    first: !data && !previousData,
    error,
    refetch,
    table,
    fix,
    fixAlike,
  };
}
