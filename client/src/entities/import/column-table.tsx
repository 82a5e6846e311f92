import { useState } from 'react';
import { counted } from '../../../../domain/numbers';
import { Badge } from '../../ui/badge';
import { Checkbox } from '../../ui/fields/checkbox';
import { announce } from '../../ui/feedback/live-region';
import { Select } from '../../ui/fields/select';
import { Stack } from '../../ui/layout';
import { Table, type TableColumn } from '../../ui/table';
import type { ImportedColumn } from './imported-rows';

type Mapping<Field extends string> = ReadonlyMap<number, Field | null>;

/** Which field each column of the file is read as, beginning with what the server made of the headings. */
export function useColumnMapping<Field extends string>(
  columns: readonly ImportedColumn<Field>[],
  labels: Readonly<Record<Field, string>>,
) {
  const [mapping, setMapping] = useState<Mapping<Field>>(
    () => new Map(columns.map(({ index, field }) => [index, field])),
  );
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const check = (index: number, isChecked: boolean) => {
    const next = new Set(checked);
    if (isChecked) next.add(index);
    else next.delete(index);
    setChecked(next);
  };

  const choose = (column: ImportedColumn<Field>, field: Field | null) => {
    const next = new Map(mapping);
    // A field is read from one column: the one that had it lets go, as it will on the server.
    const other = columns.find(
      ({ index }) => field !== null && index !== column.index && mapping.get(index) === field,
    );
    if (other && field) {
      next.set(other.index, null);
      announce(`${other.header} läses inte längre: ${labels[field]} läses nu från ${column.header}.`);
    }
    next.set(column.index, field);
    setMapping(next);
    check(column.index, true);
  };
  const chosen = new Set([...mapping.values()].filter((field) => field !== null));
  const unchecked = columns.filter(({ doubt, index }) => doubt && !checked.has(index));
  // Choices made or confirmed by a person, as opposed to proposals.
  const settled = columns
    .filter(({ index, field }) => checked.has(index) || mapping.get(index) !== field)
    .map(({ index }) => ({ column: index, field: mapping.get(index) ?? null }));
  return { mapping, choose, chosen, checked, check, unchecked, settled };
}

/** Choices of columns. */
type ColumnMapping<Field extends string> = ReturnType<typeof useColumnMapping<Field>>;

interface ColumnTableProps<Field extends string> {
  columns: readonly ImportedColumn<Field>[];
  mapping: ColumnMapping<Field>;
  labels: Readonly<Record<Field, string>>;
  /** What is said of a column that is skipped. */
  hint?: (column: ImportedColumn<Field>) => string | null;
}

/** What each column of the file is read as, to be changed or confirmed. */
export function ColumnTable<Field extends string>({
  columns,
  mapping,
  labels,
  hint,
}: ColumnTableProps<Field>) {
  return (
    <>
      <Unread columns={columns.filter(({ index }) => !mapping.mapping.get(index))} />
      <div className="imports-columns">
        <Table
          caption="Kolumner i filen"
          columns={tableColumns(mapping, labels, hint)}
          rows={columns}
          rowKey={({ index }) => String(index)}
        />
      </div>
    </>
  );
}

function tableColumns<Field extends string>(
  { mapping, choose, checked, check }: ColumnMapping<Field>,
  labels: Readonly<Record<Field, string>>,
  hint: ColumnTableProps<Field>['hint'],
): readonly TableColumn<ImportedColumn<Field>>[] {
  const options = (Object.keys(labels) as Field[]).map((value) => ({ value, label: labels[value] }));
  return [
    {
      key: 'header',
      header: 'Kolumn i filen',
      rowHeader: true,
      cell: ({ header, index }) => <span data-skipped={mapping.get(index) ? undefined : ''}>{header}</span>,
    },
    {
      key: 'samples',
      header: 'De första värdena',
      card: 'fact',
      cell: ({ samples }) =>
        samples.length > 0 ? (
          <ul className="imports-samples">
            {samples.map((sample, index) => (
              <li key={`${index} ${sample}`}>{sample}</li>
            ))}
          </ul>
        ) : (
          <span className="missing">Tom</span>
        ),
    },
    {
      key: 'field',
      header: 'Läses som',
      card: 'state',
      cell: (column) => (
        <Stack gap="2">
          <Select
            label={`${column.header} läses som`}
            hideLabel
            placeholder="Hoppas över"
            options={options}
            value={mapping.get(column.index) ?? null}
            onChange={(field) => choose(column, field)}
          />
          {column.doubt && (
            <Doubt
              column={column}
              isChecked={checked.has(column.index)}
              onCheck={(isChecked) => check(column.index, isChecked)}
            />
          )}
          {!mapping.get(column.index) && hint?.(column) && <p className="meta">{hint(column)}</p>}
        </Stack>
      ),
    },
  ];
}

interface DoubtProps {
  column: ImportedColumn;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
}

/** Why a column must be checked, and the box that says that it was. */
function Doubt({ column, isChecked, onCheck }: DoubtProps) {
  return (
    <>
      <p className="imports-doubt">
        <Badge tone="warn">{column.field ? 'Gissad' : 'Hoppas över'}</Badge> {column.doubt}
      </p>
      <Checkbox
        label={
          <>
            Kontrollerad<span className="sr-only">: {column.header}</span>
          </>
        }
        checked={isChecked}
        onChange={onCheck}
      />
    </>
  );
}

/** The columns that the import skips, above the table. */
function Unread({ columns }: { columns: readonly Pick<ImportedColumn, 'header'>[] }) {
  if (columns.length === 0) return null;
  const count = counted(columns.length, 'kolumn', 'kolumner');
  return (
    <p className="imports-unread" role="status">
      <strong>{count} hoppas över:</strong> {columns.map(({ header }) => header).join(', ')}
    </p>
  );
}

/** The columns that keep one from going on. */
export function Unchecked({ columns }: { columns: readonly Pick<ImportedColumn, 'header'>[] }) {
  if (columns.length === 0) return null;
  return (
    <p className="imports-unchecked" role="status">
      Kontrollera först: {columns.map(({ header }) => header).join(', ')}
    </p>
  );
}
