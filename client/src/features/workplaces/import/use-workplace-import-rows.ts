import type { WorkplaceImportOutcome } from '../../../../../domain/generated';
import type { UpdateWorkplaceImportInput } from '../../../graphql/types.generated';
import { useQuery } from '../../../apollo/use-query';
import { useCellCorrections } from '../../../entities/import/use-cell-corrections';
import { useRowPages } from '../../../entities/import/use-row-pages';
import { useUpdateWorkplaceImport } from './use-update-workplace-import';
import { WorkplaceImportRowsDocument } from './workplace-imports.generated';

/** One page of an import's rows, how a cell is corrected and a row left out. */
export function useWorkplaceImportRows(id: string) {
  const { variables, pageOf, ...pages } = useRowPages<WorkplaceImportOutcome>();
  const { data, previousData, loading, error, refetch } = useQuery(WorkplaceImportRowsDocument, {
    variables: { id, ...variables },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const [update] = useUpdateWorkplaceImport();
  const { correct, ...corrections } = useCellCorrections<Omit<UpdateWorkplaceImportInput, 'id'>>({
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
    ...corrections,
    leaveOut: (row: number, leaveOut: boolean) =>
      correct(
        { decisions: [{ row, leaveOut }] },
        leaveOut ? `Rad ${row} hoppas över och filen är` : `Rad ${row} är med igen och filen är`,
        leaveOut ? 'Kunde inte hoppa över raden' : 'Kunde inte ta med raden',
      ),
  };
}
