import { counted } from '../../../../domain/numbers';
import { notifyFailure } from '../../apollo/feedback/notify-failure';
import type { ImportRowFix, ImportSpellingFix } from '../../graphql/types.generated';
import { announce } from '../../ui/feedback/live-region';
import { useFocusAfterCorrection } from './use-focus-after-correction';

/** Corrected cells of an import. */
export interface CellFixes {
  rows?: ImportRowFix[] | null | undefined;
  spellings?: ImportSpellingFix[] | null | undefined;
}

interface CorrectionsOptions<Fixes extends CellFixes> {
  /** Saves the corrections; resolves with the number of rows that are left out. */
  save: (fixes: Fixes) => Promise<number | undefined>;
  refetch: () => Promise<unknown>;
}

/** Corrects a cell, or a spelling wherever it occurs, and reads the rows again. */
export function useCellCorrections<Fixes extends CellFixes>({ save, refetch }: CorrectionsOptions<Fixes>) {
  const { table, keepFocus } = useFocusAfterCorrection();
  const correct = async (fixes: Fixes, what: string, failure = 'Kunde inte rätta cellen') => {
    const restoreFocus = keepFocus();
    try {
      const wrong = await save(fixes);
      await refetch();
      restoreFocus();
      if (wrong !== undefined)
        announce(`${what} kontrollerad igen. ${counted(wrong, 'rad', 'rader')} med fel.`);
    } catch (failed) {
      notifyFailure(failure, failed);
    }
  };
  return {
    table,
    correct,
    fix: (row: number, column: number, value: string) =>
      correct({ rows: [{ row, column, value }] } as Fixes, `Rad ${row} är`),
    fixAlike: (column: number, from: string, to: string) =>
      correct(
        { spellings: [{ column, from, to }] } as Fixes,
        `Alla rader med ${from} är rättade till ${to} och filen är`,
      ),
  };
}
