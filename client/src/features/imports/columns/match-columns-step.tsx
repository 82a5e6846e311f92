import { useState } from 'react';
import type { ImportField } from '../../../../../domain/generated';
import { importFieldLabels } from '../../../../../domain/labels/import';
import { counted } from '../../../../../domain/numbers';
import { readFailure } from '../../../apollo/failure';
import type { ImportBatchFieldsFragment } from '../imports.generated';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { announce } from '../../../ui/feedback/live-region';
import { Message } from '../../../ui/feedback/message';
import { Select } from '../../../ui/fields/select';
import { Table, type TableColumn } from '../../../ui/table';
import { HiddenParts } from './hidden-parts';
import { SheetChoice } from './sheet-choice';
import { useImportUrl } from '../use-import-url';
import { useUpdateImport } from '../use-update-import';
import { Row, Stack } from '../../../ui/layout';

type Batch = ImportBatchFieldsFragment;
type Column = Batch['columns'][number];
type Mapping = ReadonlyMap<number, ImportField | null>;

const fieldOptions = Object.entries(importFieldLabels).map(([value, label]) => ({
  value: value as ImportField,
  label,
}));

/** Which field each column of the file is read as, beginning with what the server made of the headings. */
function useMapping(batch: Batch) {
  const [mapping, setMapping] = useState<Mapping>(
    () => new Map(batch.columns.map(({ index, field }) => [index, field])),
  );
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const check = (index: number, isChecked: boolean) => {
    const next = new Set(checked);
    if (isChecked) next.add(index);
    else next.delete(index);
    setChecked(next);
  };

  const choose = (column: Column, field: ImportField | null) => {
    const next = new Map(mapping);
    // A field is read from one column: the one that had it lets go, as it will on the server.
    const other = batch.columns.find(
      ({ index }) => field !== null && index !== column.index && mapping.get(index) === field,
    );
    if (other && field) {
      next.set(other.index, null);
      announce(
        `${other.header} läses inte längre: ${importFieldLabels[field]} läses nu från ${column.header}.`,
      );
    }
    next.set(column.index, field);
    setMapping(next);
    check(column.index, true);
  };
  const chosen = new Set([...mapping.values()].filter((field) => field !== null));
  const named = chosen.has('NAME') || (chosen.has('FIRST_NAME') && chosen.has('LAST_NAME'));
  const unchecked = batch.columns.filter(({ doubt, index }) => doubt && !checked.has(index));
  // Choices made or confirmed by a person, as opposed to proposals.
  const settled = batch.columns
    .filter(({ index, field }) => checked.has(index) || mapping.get(index) !== field)
    .map(({ index }) => ({ column: index, field: mapping.get(index) ?? null }));
  return { mapping, choose, named, checked, check, unchecked, settled };
}

type Matching = ReturnType<typeof useMapping>;

function mappingColumns({ mapping, choose, checked, check }: Matching): readonly TableColumn<Column>[] {
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
            options={fieldOptions}
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
          {PACE.test(column.header) && !mapping.get(column.index) && (
            <p className="meta">Importen läser inte in studietakt. Den anges på inskrivningen.</p>
          )}
        </Stack>
      ),
    },
  ];
}

/** There is no field for it. */
const PACE = /^\s*(?:studie)?takt\b/i;

interface DoubtProps {
  column: Column;
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
function Unread({ columns }: { columns: readonly Column[] }) {
  if (columns.length === 0) return null;
  const count = counted(columns.length, 'kolumn', 'kolumner');
  return (
    <p className="imports-unread" role="status">
      <strong>{count} hoppas över:</strong> {columns.map(({ header }) => header).join(', ')}
    </p>
  );
}

/** The columns that keep one from going on. */
function Unchecked({ columns }: { columns: readonly Column[] }) {
  if (columns.length === 0) return null;
  return (
    <p className="imports-unchecked" role="status">
      Kontrollera först: {columns.map(({ header }) => header).join(', ')}
    </p>
  );
}

/** Saves the choices, if any, and goes on to the rows. */
function useGoingOn(batch: Batch, mapping: Mapping, keep: boolean) {
  const { setReview } = useImportUrl();
  const [update, { loading, error }] = useUpdateImport();
  const goOn = async () => {
    // A doubt that was checked is a choice too, and is remembered as one.
    const changed = batch.columns.filter(({ index, field, doubt }) => doubt || mapping.get(index) !== field);
    if (changed.length > 0 || keep !== batch.keepExistingWhenEmpty) {
      const input = {
        batchId: batch.id,
        mapping: changed.map(({ index }) => ({ column: index, field: mapping.get(index) ?? null })),
        keepExistingWhenEmpty: keep,
      };
      try {
        await update({ variables: { input } });
      } catch (failed) {
        console.error('The columns were not accepted.', failed);
        return;
      }
    }
    setReview(true);
  };
  return { goOn, loading, error };
}

/** Step 2 of pages §1: what each column is read as. */
export function MatchColumnsStep({ batch }: { batch: Batch }) {
  const { openBatch } = useImportUrl();
  const matching = useMapping(batch);
  const { mapping, named, unchecked } = matching;
  const isUnread = ({ index }: Column) => !mapping.get(index);
  const [keep, setKeep] = useState(batch.keepExistingWhenEmpty);
  const { goOn, loading, error } = useGoingOn(batch, mapping, keep);
  return (
    <>
      <p>
        Kontrollera vad varje kolumn läses som. Det du väljer används nästa gång en fil har samma rubriker.
      </p>
      <SheetChoice batch={batch} />
      {batch.skipped && <p className="meta">{batch.skipped}</p>}
      <HiddenParts batch={batch} chosen={matching.settled} />
      {error && !loading && <Message tone="error">{readFailure(error).message}</Message>}
      {!named && (
        <Message tone="warning">
          Ingen kolumn läses som namn. Utan den kan nya elever inte läggas till, bara elever som redan finns
          uppdateras.
        </Message>
      )}
      <Unread columns={batch.columns.filter(isUnread)} />
      <div className="imports-columns">
        <Table
          caption="Kolumner i filen"
          columns={mappingColumns(matching)}
          rows={batch.columns}
          rowKey={({ index }) => String(index)}
        />
      </div>
      <Checkbox
        label="Tomma celler skriver inte över"
        description="En tom cell låter det som redan är sparat stå kvar."
        checked={keep}
        onChange={setKeep}
      />
      <Row align="stretch">
        <Button onClick={() => openBatch(null)}>Välj en annan fil</Button>
        <Button variant="primary" busy={loading} disabled={unchecked.length > 0} onClick={() => void goOn()}>
          {loading ? 'Kontrollerar raderna…' : 'Granska raderna'}
        </Button>
        <Unchecked columns={unchecked} />
      </Row>
    </>
  );
}
