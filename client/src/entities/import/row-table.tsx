import { useState } from 'react';
import { importOutcomeLabels } from '../../../../domain/labels/import';
import { Badge } from '../../ui/badge';
import { Row as Line } from '../../ui/layout';
import { Table, type TableColumn } from '../../ui/table';
import type { ImportedColumn, ImportedRow, RowKind } from './imported-rows';
import { outcomeTones } from './outcome-tones';
import { RowCell } from './row-cell';
import { RowReasons, type Remedies } from './row-reasons';

interface RowTableProps<Row extends ImportedRow> {
  columns: readonly ImportedColumn[];
  rows: readonly Row[];
  busy: boolean;
  onFix: (row: number, column: number, value: string) => Promise<void>;
  onFixAlike: Remedies['fixAlike'];
  kind: RowKind<Row>;
}

const numberColumn: TableColumn<ImportedRow> = {
  key: 'row',
  header: 'Rad',
  rowHeader: true,
  cell: ({ row, outcome, name }) => (
    <Line as="span" gap="1 2" className="imports-row">
      <span className="tabular">
        <span className="sr-only">Rad </span>
        {row}
      </span>
      <span className="imports-row-name">{name}</span>
      <Badge tone={outcomeTones[outcome]}>{importOutcomeLabels[outcome]}</Badge>
    </Line>
  ),
};

/** The rows of the review: every reason at the head of its row, then the columns that are read, with their marks. */
export function RowTable<Row extends ImportedRow>({
  columns,
  rows,
  busy,
  onFix,
  onFixAlike,
  kind,
}: RowTableProps<Row>) {
  const [open, setOpen] = useState<{ row: number; column: number; typed: string } | null>(null);
  const read = columns.filter(({ field }) => field !== null);
  const tableColumns: TableColumn<Row>[] = [
    numberColumn as TableColumn<Row>,
    {
      key: 'rest',
      header: 'Anmärkning',
      // On a phone the row's first reason is its second line; its cells stand behind 'Visa mer'.
      card: 'fact',
      cell: (row) => (
        <RowReasons
          row={row}
          read={read}
          kind={kind}
          openCell={(number, column) => setOpen({ row: number, column, typed: row.cells[column] ?? '' })}
          fixAlike={onFixAlike}
        />
      ),
    },
    ...read.map(({ index, header, field }) => ({
      key: `cell ${index}`,
      header: (field && kind.labels[field]) ?? header,
      cell: ({ row, cells, errors, changes, isProtected }: Row) => (
        <RowCell
          row={row}
          header={header}
          value={cells[index] ?? null}
          issues={errors.filter(({ column }) => column === header)}
          change={changes.find((change) => change.field === field)}
          isProtected={isProtected ?? false}
          typed={open?.row === row && open.column === index ? open.typed : null}
          onType={(typed) => setOpen(typed === null ? null : { row, column: index, typed })}
          onFix={(value) => onFix(row, index, value)}
        />
      ),
    })),
  ];
  return (
    <div className="imports-rows">
      <Table
        caption="Rader i filen"
        columns={tableColumns}
        rows={rows}
        rowKey={({ row }) => String(row)}
        // A reason's button opens a cell of its row, which stands behind 'Visa mer' on a card.
        opensCard={({ row }) => row === open?.row}
        density="compact"
        busy={busy}
      />
    </div>
  );
}
