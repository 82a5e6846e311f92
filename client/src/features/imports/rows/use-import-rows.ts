import { useQuery } from '../../../apollo/use-query';
import type { ImportDecision, ImportOutcome } from '../../../../../domain/generated';
import { useCellCorrections } from '../../../entities/import/use-cell-corrections';
import { useRowPages } from '../../../entities/import/use-row-pages';
import type { UpdateImportInput } from '../../../graphql/types.generated';
import { ImportRowsDocument } from '../imports.generated';
import { leftOut } from '../import-texts';
import { useUpdateImport } from '../use-update-import';

/** One page of a batch's rows, and how a cell is corrected. */
export function useImportRows(batchId: string) {
  const { variables, pageOf, ...pages } = useRowPages<ImportOutcome>();
  const { data, previousData, loading, error, refetch } = useQuery(ImportRowsDocument, {
    variables: { id: batchId, ...variables },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const [update] = useUpdateImport();
  const { correct, ...corrections } = useCellCorrections<Omit<UpdateImportInput, 'batchId'>>({
    save: async (fixes) => {
      const { data: updated } = await update({ variables: { input: { batchId, ...fixes } } });
      return updated && leftOut(updated.updateImport.summary);
    },
    refetch,
  });
  return {
    ...pages,
    ...pageOf((data ?? previousData)?.importBatch?.rows ?? []),
    loading,
    first: !data && !previousData,
    error,
    refetch,
    ...corrections,
    decide: (row: number, decision: ImportDecision | null) =>
      correct({ decisions: [{ row, decision }] }, `Rad ${row} är`, 'Kunde inte avgöra raden'),
  };
}
