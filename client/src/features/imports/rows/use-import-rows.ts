import { useState } from 'react';
import { useQuery } from '../../../apollo/use-query';
import type { ImportDecision } from '../../../../../domain/generated';
import { ImportRowsDocument } from '../imports.generated';
import type { UpdateImportInput } from '../../../graphql/types.generated';
import { phoneRows } from '../../../lib/use-medium';
import { announce } from '../../../ui/feedback/live-region';
import { leftOut, rowsOf } from '../import-texts';
import { useUpdateImport } from '../use-update-import';
import { useFocusAfterCorrection } from './use-focus-after-correction';
import type { RowGroup } from './outcome-tabs';
import { notifyFailure } from '../../../apollo/feedback/notify-failure';

/** As few at a desk too: each has a cell for every column that is read, and more would be laid out than anybody looks at. */
const pageRows = phoneRows;

/** One page of a batch's rows, and how a cell is corrected. Pages are found by the last row of the one before. */
export function useImportRows(batchId: string) {
  const [view, setView] = useState<{
    group: RowGroup;
    onlyErrors: boolean;
    starts: readonly (number | null)[];
  }>({
    group: 'ALL',
    onlyErrors: false,
    starts: [null],
  });
  const { data, previousData, loading, error, refetch } = useQuery(ImportRowsDocument, {
    variables: {
      id: batchId,
      outcome: view.group === 'ALL' ? null : view.group,
      onlyErrors: view.onlyErrors,
      // One more than is shown tells whether there is a next page.
      first: pageRows + 1,
      after: view.starts.at(-1) ?? null,
    },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const { table, keepFocus } = useFocusAfterCorrection();
  const corrections = useCorrections(batchId, refetch, keepFocus);
  const found = (data ?? previousData)?.importBatch?.rows ?? [];
  const rows = found.slice(0, pageRows);
  return {
    rows,
    table,
    group: view.group,
    onlyErrors: view.onlyErrors,
    show: (group: RowGroup, onlyErrors: boolean) => setView({ group, onlyErrors, starts: [null] }),
    next:
      found.length > pageRows
        ? () => setView({ ...view, starts: [...view.starts, rows.at(-1)?.row ?? null] })
        : null,
    previous: view.starts.length > 1 ? () => setView({ ...view, starts: view.starts.slice(0, -1) }) : null,
    loading,
    first: !data && !previousData,
    error,
    refetch,
    ...corrections,
  };
}

/** Corrects a cell, or a spelling wherever it stands, and reads the rows again. */
function useCorrections(batchId: string, readAgain: () => Promise<unknown>, keepFocus: () => () => void) {
  const [update] = useUpdateImport();
  const correct = async (
    input: Omit<UpdateImportInput, 'batchId'>,
    what: string,
    failure = 'Kunde inte rätta cellen',
  ) => {
    const restoreFocus = keepFocus();
    try {
      const { data } = await update({ variables: { input: { batchId, ...input } } });
      const summary = data?.updateImport.summary;
      await readAgain();
      restoreFocus();
      if (summary) announce(`${what} kontrollerad igen. ${rowsOf(leftOut(summary))} med fel.`);
    } catch (failed) {
      notifyFailure(failure, failed);
    }
  };
  return {
    fix: (row: number, column: number, value: string) =>
      correct({ rows: [{ row, column, value }] }, `Rad ${row} är`),
    decide: (row: number, decision: ImportDecision | null) =>
      correct({ decisions: [{ row, decision }] }, `Rad ${row} är`, 'Kunde inte avgöra raden'),
    fixAlike: (column: number, from: string, to: string) =>
      correct(
        { spellings: [{ column, from, to }] },
        `Alla rader med ${from} är rättade till ${to} och filen är`,
      ),
  };
}
