import { useState } from 'react';
import { phoneRows } from '../../lib/use-medium';
import type { RowOutcome } from './imported-rows';
import type { RowGroup } from './outcome-tabs';

/** As few at a desk too: each has a cell for every column that is read, and more would be laid out than anybody looks at. */
const pageRows = phoneRows;

/** Which rows of an import are shown. Pages are found by the last row of the one before. */
export function useRowPages<Outcome extends RowOutcome>() {
  const [view, setView] = useState<{
    group: RowGroup;
    onlyErrors: boolean;
    starts: readonly (number | null)[];
  }>({ group: 'ALL', onlyErrors: false, starts: [null] });
  return {
    group: view.group,
    onlyErrors: view.onlyErrors,
    show: (group: RowGroup, onlyErrors: boolean) => setView({ group, onlyErrors, starts: [null] }),
    variables: {
      outcome: view.group === 'ALL' ? null : (view.group as Outcome),
      onlyErrors: view.onlyErrors,
      // One more than is shown tells whether there is a next page.
      first: pageRows + 1,
      after: view.starts.at(-1) ?? null,
    },
    /** The rows of the page among those found, and the way to other pages. */
    pageOf: <Row extends { row: number }>(found: readonly Row[]) => {
      const rows = found.slice(0, pageRows);
      return {
        rows,
        next:
          found.length > pageRows
            ? () => setView({ ...view, starts: [...view.starts, rows.at(-1)?.row ?? null] })
            : null,
        previous:
          view.starts.length > 1 ? () => setView({ ...view, starts: view.starts.slice(0, -1) }) : null,
      };
    },
  };
}
