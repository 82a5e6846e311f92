import { useState, type ReactNode } from 'react';
import { ExportMenu } from '../../entities/export/export-menu';
import { readFailure } from '../../apollo/failure';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Message } from '../../ui/feedback/message';
import { Skeleton } from '../../ui/feedback/skeleton';

export interface ChartTableContent {
  columns: readonly string[];
  /** The first value of a row names it. */
  rows: readonly (readonly (string | number)[])[];
}

interface ChartCardProps {
  title: string;
  /** The definition of the count, with its denominator. */
  definition: ReactNode;
  /** The list of the server's export for this chart. */
  list: string;
  query: URLSearchParams;
  table: ChartTableContent | null;
  chart: ReactNode;
  /** One sentence that says what the picture shows. */
  summary: string;
  error: Error | undefined;
  onRetry: () => void;
  wide?: boolean;
}

/** A picture with its table twin and its file; what fails here leaves the rest of the page alone (pages §12). */
export function ChartCard(props: ChartCardProps) {
  const { title, definition, list, query, table, chart, summary, error, onRetry, wide } = props;
  const [asTable, setAsTable] = useState(false);
  const filled = table !== null && table.rows.length > 0;
  const isEmpty = table?.rows.length === 0;
  return (
    <Card
      title={title}
      className={`stats-card${wide ? ' across' : ''}${isEmpty ? ' stats-card-empty' : ''}`}
      actions={
        filled && (
          <div className="row no-print stats-tools">
            <Button size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              {asTable ? 'Visa som diagram' : 'Visa som tabell'}
              <span className="sr-only">: {title}</span>
            </Button>
            <ExportMenu list={list} query={query} size="sm" about={title} />
          </div>
        )
      }
    >
      <p className="meta">{definition}</p>
      {error && (
        <Message
          tone="error"
          actions={
            <Button size="sm" onClick={onRetry}>
              {buttons.retry}
            </Button>
          }
        >
          Kunde inte räkna fram {title.toLowerCase()}. {readFailure(error).message}
        </Message>
      )}
      {!table && !error && <Skeleton lines={5} />}
      {isEmpty && <p className="stats-none">Ingen statistik för vald period.</p>}
      {filled && !asTable && (
        <div role="img" aria-label={summary} className="above-4">
          {chart}
        </div>
      )}
      {filled && <ChartTable caption={title} content={table} shown={asTable} />}
    </Card>
  );
}

/** Always there for screen readers, on screen when one asks for it. */
function ChartTable({
  caption,
  content: { columns, rows },
  shown,
}: {
  caption: string;
  content: ChartTableContent;
  shown: boolean;
}) {
  const table = (
    <table className={shown ? 'table table-compact stats-table' : undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={index > 0 ? 'table-numeric' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values], row) => (
          <tr key={`${name} ${row}`}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]} className="table-numeric">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!shown) return <div className="sr-only">{table}</div>;
  return (
    <div className="stats-scroller" tabIndex={0} role="group" aria-label={caption}>
      {table}
    </div>
  );
}
