import '../../styles/list-summary.css';
import { createContext, use, useRef, type ReactNode } from 'react';
import { useBeside } from '../../../lib/use-medium';
import { Rested, SummaryPanel } from './summary-panel';
import { focusRow, useRowSummary, type SummaryOfRow } from './use-row-summary';

/** Opens the summary of a row by its key; null in a list without summaries. */
const OpensSummary = createContext<((key: string) => void) | null>(null);

export const useOpensSummary = () => use(OpensSummary);

interface SummarisedRowsProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  summary: SummaryOfRow<Row> | undefined;
  /** The rows: the summarised one, by its key, and whether its summary takes width from them. */
  children: (current: string | undefined, isBeside: boolean) => ReactNode;
}

/** The rows of a list with the summary of one of them beside it, or on a narrow page above it. */
export function SummarisedRows<Row>({ rows, rowKey, summary, children }: SummarisedRowsProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const hasRoom = useBeside();
  const { row, index, close, open, keys } = useRowSummary({ rows, rowKey, summary });
  const beside = row !== undefined && hasRoom;
  const leave = () => {
    close();
    focusRow(frame.current, index);
  };
  return (
    <OpensSummary value={summary ? open : null}>
      <div ref={frame} className="list-beside" data-summary={beside || undefined} {...keys}>
        <div className="shrinks">{children(row && rowKey(row), beside)}</div>
        {row !== undefined && summary && (
          <SummaryPanel title={summary.title(row)} beside={hasRoom} onClose={leave} onClosed={close}>
            <Rested key={rowKey(row)}>{summary.content(row, leave)}</Rested>
          </SummaryPanel>
        )}
      </div>
    </OpensSummary>
  );
}
