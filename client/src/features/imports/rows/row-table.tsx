import { Link } from 'react-router-dom';
import { importFieldLabels, importOutcomeLabels } from '../../../../../domain/labels/import';
import type { ImportBatchFieldsFragment, ImportRowFieldsFragment } from '../../../graphql/generated';
import { IconShieldLock } from '@tabler/icons-react';
import { Badge } from '../../../ui/badge';
import { Table, type TableColumn } from '../../../ui/table';
import { outcomeFacts } from '../import-texts';
import { ChangeText, Issues, RowCell } from './row-cell';
import { Grid, Row } from '../../../ui/layout';

type Row = ImportRowFieldsFragment;
type Columns = ImportBatchFieldsFragment['columns'];

interface RowTableProps {
  columns: Columns;
  rows: readonly Row[];
  busy: boolean;
  onFix: (row: number, column: number, value: string) => Promise<void>;
}

/** The rows of the review: the columns that are read, with their marks; what belongs to no cell stands in its own column. */
export function RowTable({ columns, rows, busy, onFix }: RowTableProps) {
  const read = columns.filter(({ field }) => field !== null);
  const tableColumns: TableColumn<Row>[] = [
    {
      key: 'row',
      header: 'Rad',
      rowHeader: true,
      cell: ({ row, outcome }) => (
        <Row as="span" gap="1 2" className="imports-row">
          <span className="tabular">
            <span className="sr-only">Rad </span>
            {row}
          </span>
          <Badge tone={outcomeFacts[outcome].tone}>{importOutcomeLabels[outcome]}</Badge>
        </Row>
      ),
    },
    {
      key: 'rest',
      header: 'Anmärkning',
      cell: (row) => <Remarks row={row} read={read} />,
    },
    ...read.map(({ index, header, field }) => ({
      key: `cell ${index}`,
      header: field ? importFieldLabels[field] : header,
      cell: ({ row, cells, errors, changes, isProtected }: Row) => (
        <RowCell
          row={row}
          header={header}
          value={cells[index] ?? null}
          issues={errors.filter(({ column }) => column === header)}
          change={changes.find((change) => change.field === field)}
          isProtected={isProtected}
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
        density="compact"
        busy={busy}
      />
    </div>
  );
}

/** What belongs to none of the columns that are read, and who is there already. */
function Remarks({ row: imported, read }: { row: Row; read: Columns }) {
  const { row, errors, changes, studentId, isProtected, name } = imported;
  const headers = new Set(read.map(({ header }) => header));
  const fields = new Set(read.map(({ field }) => field));
  return (
    <Grid gap="1" className="imports-rest">
      <Issues issues={errors.filter(({ column }) => column === null || !headers.has(column))} />
      {changes
        .filter(({ field }) => !fields.has(field))
        .map((change) => (
          <p key={change.field}>
            {importFieldLabels[change.field]}: <ChangeText change={change} isProtected={isProtected} />
          </p>
        ))}
      {isProtected && (
        <Row as="p" gap="1" nowrap className="imports-shield">
          <IconShieldLock className="icon" size={16} stroke={1.8} aria-hidden="true" />
          Skyddade personuppgifter
        </Row>
      )}
      {studentId && (
        <Link to={`/student/${studentId}`} target="_blank">
          Visa eleven som finns
          <span className="sr-only">, för {name ?? `rad ${row}`}, i en ny flik</span>
        </Link>
      )}
    </Grid>
  );
}
